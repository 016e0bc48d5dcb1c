/** Catalog V1 of a client: loaded for sites of this version. */

import { getCollectionBySlug, queryCollections } from "../../generated/lazy-calls/collections.js";
import { queryProducts } from "../../generated/lazy-calls/products.js";
import type { CatalogApi } from "./api.js";
import { catalogApiV1, type CatalogV1Modules } from "./api-v1.js";
import { type Binder, modulesOf } from "./client-modules.js";
import type { MediaBases } from "./media-bases.js";

const CALLS = { products: { queryProducts }, collections: { queryCollections, getCollectionBySlug } };

/** The catalog API of a client whose site has catalog V1. */
export const clientApiV1 = (client: Partial<CatalogV1Modules> & Binder, bases: MediaBases): CatalogApi =>
  catalogApiV1(modulesOf<CatalogV1Modules>(client, 1, CALLS), bases);
