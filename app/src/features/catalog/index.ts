export { availabilityText } from "./availability";
export { Breadcrumbs } from "./Breadcrumbs";
export { brandSlug } from "./brandSlug";
export { type CategoryNode, categoryTree, longestTrail, trailTo } from "./categoryTree";
export { CardActionsContext } from "./cardActions";
export { CollectionCard } from "./CollectionCard";
export { Hero } from "./Hero";
export { Price, PricePerUnit } from "./Price";
export { ProductList } from "./ProductList";
export { ProductGrid, ProductGridSkeleton } from "./ProductGrid";
export { ProductRail } from "./ProductRail";
export {
  brandsQuery,
  collectionQuery,
  collectionsQuery,
  MIN_SUGGESTION_LENGTH,
  productByIdQuery,
  productQuery,
  railQuery,
  suggestionsQuery,
} from "./queries";
export { Subcategories } from "./Subcategories";
export { useListState } from "./useListState";
export { useProductGroups } from "./useProductGroups";
