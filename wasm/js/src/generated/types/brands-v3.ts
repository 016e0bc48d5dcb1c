/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";

export type Brand = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /** At most 50 characters. */
  name?: string;
  /** The number of products of this brand, on request only. Set by the platform. */
  assignedProductsCount?: number;
};

export type BrandFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export const BrandFields = /* @__PURE__ */ enumeration<BrandFields>("ASSIGNED_PRODUCTS_COUNT");

export type MaskedBrand = {
  /** Its `id` names the brand; its `revision` must be the current one. */
  brand?: Brand;
};
