export { RULES, RulePage, TryAddressPage } from "./RulesPage";
