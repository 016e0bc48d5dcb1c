/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";

export type GetOrCreateRibbon = {
  /**
   * At most 30 characters.
   */
  ribbonName?: string;
  fields?: Array<RibbonFields>;
};

export type GetRibbon = { ribbonId?: string; fields?: Array<RibbonFields> };

export type Ribbon = {
  /**
   * A GUID. Set by the platform.
   */
  _id?: string;
  /**
   * Rises with each change. Set by the platform.
   */
  revision?: string;
  /**
   * Set by the platform.
   */
  _createdDate?: Date;
  /**
   * Set by the platform.
   */
  _updatedDate?: Date;
  /**
   * At most 30 characters.
   */
  name?: string;
  /**
   * The number of products that use it, on request only. Set by the platform.
   */
  assignedProductCount?: number;
};

export type RibbonFields = "ASSIGNED_PRODUCT_COUNT" | (string & {});

export type RibbonReply = {
  ribbon?: Ribbon;
};

export type RibbonsPage = {
  ribbons?: Array<Ribbon>;
  pagingMetadata?: CursorPagingMetadata;
};

export type UpdateRibbon = { ribbon?: Ribbon; fields?: Array<RibbonFields> };
