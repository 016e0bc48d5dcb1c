export { QuickAddProvider } from "./QuickAddProvider";
export { ProductSkeleton } from "./ProductSkeleton";
export { ProductView } from "./ProductView";
