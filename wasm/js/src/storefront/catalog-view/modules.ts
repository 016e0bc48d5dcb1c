/** The modules of both versions of the catalog. */

import * as brandsV3 from "../../generated/modules/brands-v3.js";
import * as catalogVersioning from "../../generated/modules/catalog-versioning.js";
import * as categories from "../../generated/modules/categories.js";
import * as collections from "../../generated/modules/collections.js";
import * as customizationsV3 from "../../generated/modules/customizations-v3.js";
import * as productGroupsV3 from "../../generated/modules/product-groups-v3.js";
import * as productsV3 from "../../generated/modules/products-v3.js";
import * as products from "../../generated/modules/products.js";

/**
 * The modules of both versions of the catalog, for programs that call the modules directly. Each page that imports this
 * table loads both versions at first; `catalogOf` works without the table and loads one version.
 */
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
