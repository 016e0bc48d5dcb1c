import { type ComponentType, createContext } from "react";
import type { ProductSummary } from "../../lib/catalog";

/** Injects the buttons on product cards: the catalog does not depend on the cart or the wishlist. */
export const CardActionsContext = createContext<ComponentType<{ product: ProductSummary }> | null>(null);
