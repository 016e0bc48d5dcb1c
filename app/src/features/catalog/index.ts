export { availabilityOf, availabilityText, canBuy } from "./availability";
export { brandSlug } from "./brandSlug";
export { CardActionsContext } from "./cardActions";
export { CollectionCard } from "./CollectionCard";
export { Price, PricePerUnit } from "./Price";
export { ProductList } from "./ProductList";
export { ProductGrid, ProductGridSkeleton } from "./ProductGrid";
export { ProductRail } from "./ProductRail";
export {
  brandsQuery,
  collectionQuery,
  collectionsQuery,
  productByIdQuery,
  productQuery,
  railQuery,
  suggestionsQuery,
} from "./queries";
export { useListState } from "./useListState";
