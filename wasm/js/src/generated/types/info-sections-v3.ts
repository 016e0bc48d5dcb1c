/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { RichContent } from "./rich-content.js";

export type InfoSection = {
  /** A GUID. Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** The owner's name for it, unique in the shop. At most 100 characters. */
  uniqueName?: string;
  /** At most 50 characters. */
  title?: string;
  description?: RichContent;
  /** HTML; ignored if `description` is sent too. At most 16000 characters. */
  plainDescription?: string;
  /** The number of products that use it, on request only. Set by the platform. */
  assignedProductsCount?: number;
};

export type InfoSectionFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export const InfoSectionFields = /* @__PURE__ */ enumeration<InfoSectionFields>("ASSIGNED_PRODUCTS_COUNT");

export type InfoSectionForGetOrCreate = {
  /** A GUID. */
  _id?: string;
  /** The owner's name for it, unique in the shop. At most 100 characters. */
  uniqueName?: string;
  /** At most 50 characters. */
  title?: string;
  description?: RichContent;
  /** HTML; ignored if `description` is sent too. At most 16000 characters. */
  plainDescription?: string;
};

export type MaskedInfoSection = {
  /** Its `id` names the info section; its `revision` must be the current one. */
  infoSection?: InfoSection;
};
