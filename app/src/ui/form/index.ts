/** Forms have their own index, since they load only with the pages that use them. */
export { CheckBox } from "./CheckBox";
export { choicesIn, type Field, textsOf } from "./field";
export { Form } from "./Form";
export { FormField, FormFields } from "./FormField";
export { FormProblem } from "./FormProblem";
export { RadioField } from "./RadioField";
export { SaveRow } from "./SaveRow";
export { useStoreForm } from "./useStoreForm";
