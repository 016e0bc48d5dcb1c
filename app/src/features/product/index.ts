export { productMessages } from "./messages";
export { toProductDetail } from "./productDetail";
export { ProductSkeleton } from "./ProductSkeleton";
export { ProductView } from "./ProductView";
