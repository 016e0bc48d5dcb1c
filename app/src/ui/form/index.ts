/** Forms have their own index, since they load only with the pages that use them. */
export { CheckBox } from "./CheckBox";
export { ErrorSummary } from "./ErrorSummary";
export { type Choice, choicesIn, type Field } from "./field";
export { Form } from "./Form";
export { FormField, FormFields } from "./FormField";
export { FormProblem } from "./FormProblem";
export { PasswordField } from "./PasswordField";
export { RadioField } from "./RadioField";
export { SaveRow } from "./SaveRow";
export { useStoreForm } from "./useStoreForm";
