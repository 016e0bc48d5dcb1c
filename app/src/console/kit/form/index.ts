export { idsOf, idsText } from "./kind";
export { EntryDialog } from "./EntryDialog";
export { EntryField } from "./EntryField";
export { KindList } from "./KindList";
export { KindTabs } from "./KindList";
export { ProductsField } from "./ProductsField";
export type { Act, ControlProps, Entry, FieldSpec, Form, Kind, Page, PageRequest, Status } from "./kind";
