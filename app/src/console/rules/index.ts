export { RULE_GROUPS, RulePage, TryAddressPage } from "./RulesPage";
