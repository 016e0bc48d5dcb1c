export { brandSlug } from "./brandSlug";
export { CollectionCard } from "./CollectionCard";
export { catalogMessages } from "./messages";
export { Price, PricePerUnit } from "./Price";
export { ProductList } from "./ProductList";
export { ProductGridSkeleton } from "./ProductGrid";
export { ProductRail } from "./ProductRail";
export { brandsQuery, collectionQuery, collectionsQuery, productQuery, railQuery, suggestionsQuery } from "./queries";
export { useListState } from "./useListState";
