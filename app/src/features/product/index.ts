export { productMessages } from "./messages";
export { toPreview } from "./preview";
export { ProductSkeleton } from "./ProductSkeleton";
export { ProductView } from "./ProductView";
