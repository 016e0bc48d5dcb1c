/** The modules that `catalogOf` needs to serve any site. */

import { brandsV3 } from "../modules/brands-v3.js";
import { catalogVersioning } from "../modules/catalog-versioning.js";
import { categories } from "../modules/categories.js";
import { collections } from "../modules/collections.js";
import { customizationsV3 } from "../modules/customizations-v3.js";
import { productsV3 } from "../modules/products-v3.js";
import { products } from "../modules/products.js";

/** The modules of both versions of the catalog, for `createClient({ modules: { ...catalogModules } })`. */
export const catalogModules = {
  brandsV3,
  catalogVersioning,
  categories,
  collections,
  customizationsV3,
  products,
  productsV3,
};
