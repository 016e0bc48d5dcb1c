export { productMessages } from "./messages";
export { toPreview, toProductDetail } from "./productDetail";
export { ProductSkeleton } from "./ProductSkeleton";
export { ProductView } from "./ProductView";
