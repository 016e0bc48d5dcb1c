/** The modules that `catalogOf` needs for a site of either catalog version. */

import * as brandsV3 from "../../generated/modules/brands-v3.js";
import * as catalogVersioning from "../../generated/modules/catalog-versioning.js";
import * as categories from "../../generated/modules/categories.js";
import * as collections from "../../generated/modules/collections.js";
import * as customizationsV3 from "../../generated/modules/customizations-v3.js";
import * as productGroupsV3 from "../../generated/modules/product-groups-v3.js";
import * as productsV3 from "../../generated/modules/products-v3.js";
import * as products from "../../generated/modules/products.js";

/** The modules of both versions of the catalog, for `createClient({ modules: { ...catalogModules } })`. */
export const catalogModules = {
  brandsV3,
  catalogVersioning,
  categories,
  collections,
  customizationsV3,
  productGroupsV3,
  products,
  productsV3,
};
