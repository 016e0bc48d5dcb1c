export { EntryDialog } from "./EntryDialog";
export { EntryField } from "./EntryField";
export { KindList } from "./KindList";
export { KindTabs } from "./KindTabs";
export type { Act, Asked, ControlProps, Entry, FieldSpec, Form, Kind, Page, Status } from "./kind";
