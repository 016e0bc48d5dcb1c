/** Forms have their own index, since they load only with the pages that use them. */
export { CheckBox } from "./CheckBox";
export { ErrorSummary } from "./ErrorSummary";
export { Form } from "./Form";
export { FormProblem } from "./FormProblem";
export { PasswordField } from "./PasswordField";
export type { WireNames } from "./problems";
export { RadioField } from "./RadioField";
export { SaveRow } from "./SaveRow";
export { type StoreForm, useStoreForm } from "./useStoreForm";
