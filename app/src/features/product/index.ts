export { QuickAddProvider } from "./QuickAddProvider";
export { toPreview } from "./preview";
export { ProductSkeleton } from "./ProductSkeleton";
export { ProductView } from "./ProductView";
