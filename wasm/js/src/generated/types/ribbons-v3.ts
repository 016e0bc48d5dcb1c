/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";

export type MaskedRibbon = {
  /** Its `id` names the ribbon; its `revision` must be the current one. */
  ribbon?: Ribbon;
};

export type Ribbon = {
  /** A GUID. Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** At most 30 characters. */
  name?: string;
  /** The number of products that use it, on request only. Set by the platform. */
  assignedProductCount?: number;
};

export type RibbonFields = "ASSIGNED_PRODUCT_COUNT" | (string & {});

export const RibbonFields = /* @__PURE__ */ enumeration<RibbonFields>("ASSIGNED_PRODUCT_COUNT");
