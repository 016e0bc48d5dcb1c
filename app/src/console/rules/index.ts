export { RULE_GROUPS, RulePage, TRY, TryAddressPage } from "./RulesPage";
