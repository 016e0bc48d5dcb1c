/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";
import type { RichContent } from "./rich-content.js";

export type GetInfoSection = { infoSectionId?: string; fields?: Array<InfoSectionFields> };

export type GetOrCreateInfoSection = { infoSection?: InfoSectionForGetOrCreate; fields?: Array<InfoSectionFields> };

export type InfoSection = {
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
   * The owner's name for it, unique in the shop. At most 100 characters.
   */
  uniqueName?: string;
  /**
   * At most 50 characters.
   */
  title?: string;
  description?: RichContent;
  /**
   * HTML; ignored if `description` is sent too. At most 16000 characters.
   */
  plainDescription?: string;
  /**
   * The number of products that use it, on request only. Set by the platform.
   */
  assignedProductsCount?: number;
};

export type InfoSectionFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export type InfoSectionForGetOrCreate = {
  /**
   * A GUID.
   */
  _id?: string;
  /**
   * The owner's name for it, unique in the shop. At most 100 characters.
   */
  uniqueName?: string;
  /**
   * At most 50 characters.
   */
  title?: string;
  description?: RichContent;
  /**
   * HTML; ignored if `description` is sent too. At most 16000 characters.
   */
  plainDescription?: string;
};

export type InfoSectionReply = {
  infoSection?: InfoSection;
};

export type InfoSectionsPage = {
  infoSections?: Array<InfoSection>;
  pagingMetadata?: CursorPagingMetadata;
};

export type UpdateInfoSection = { infoSection?: InfoSection; fields?: Array<InfoSectionFields> };
