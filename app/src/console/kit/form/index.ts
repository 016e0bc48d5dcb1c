export { idsOf, idsText } from "./kind";
export { EntryDialog } from "./EntryDialog";
export { FoldedCategories, FoldedProducts } from "./Folded";
export { KindList } from "./KindList";
export { KindTabs } from "./KindList";
export { EntryFields } from "./ListEditor";
export { CountriesField, CountryField, CountryRegionField, placeText, RegionsField } from "./PlaceFields";
export { ProductsField } from "./ProductsField";
export type { Act, Entry, Form, Kind, KindField, Page, PageRequest, Status } from "./kind";
