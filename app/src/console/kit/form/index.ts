export { idsOf, idsText } from "./kind";
export { EntryDialog } from "./EntryDialog";
export { EntryField } from "./EntryField";
export { KindList } from "./KindList";
export { KindTabs } from "./KindList";
export { ProductsField } from "./ProductsField";
export type { Act, Asked, ControlProps, Entry, FieldSpec, Form, Kind, Page, Status } from "./kind";
