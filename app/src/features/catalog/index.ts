export { CollectionCard } from "./CollectionCard";
export { catalogMessages } from "./messages";
export { Price } from "./Price";
export { ProductList } from "./ProductList";
export { ProductGridSkeleton } from "./ProductGrid";
export { ProductRail } from "./ProductRail";
export { swatchColour, toImages, toPrice, toProductCard, type PriceView } from "./productView";
export { collectionQuery, collectionsQuery, productQuery, railQuery } from "./queries";
export { useListState } from "./useListState";
