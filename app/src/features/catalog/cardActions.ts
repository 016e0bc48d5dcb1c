import { type ComponentType, createContext } from "react";
import type { ProductSummary } from "../../lib/catalog";

/** The buttons on product cards, which other features bring: the catalog knows neither the cart nor the wishlist. */
export const CardActionsContext = createContext<ComponentType<{ product: ProductSummary }> | null>(null);
