export { KindList } from "./KindList";
export { KindTabs } from "./KindTabs";
export type { Act, Asked, ControlProps, Entry, FieldSpec, Kind, Page, Status } from "./kind";
