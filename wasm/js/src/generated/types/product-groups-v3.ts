/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { ItemError } from "./bulk.js";
import type { ExtendedFields } from "./cart.js";
import type { CustomizationRenderType, CustomizationType } from "./customizations-v3.js";
import type { ChoiceType, InventoryAvailabilityStatus, MediaType, Tags, Thumbnail } from "./products-v3.js";

export type GroupingCustomization = {
  _id?: string;
  /** A name that stays when the shown name changes. */
  key?: string;
  name?: string;
  customizationType?: CustomizationType;
  customizationRenderType?: CustomizationRenderType;
};

export type MaskedProductGroup = {
  /** Its `id` names the group; its `revision` must be the current one. */
  productGroup?: ProductGroup;
};

export type MembershipStatus = "ACTIVE" | "HIDDEN" | "OUT_OF_SYNC" | (string & {});

export const MembershipStatus = /* @__PURE__ */ enumeration<MembershipStatus>("ACTIVE HIDDEN OUT_OF_SYNC");

export type ProductAssignment = {
  productId?: string;
  success?: boolean;
  /** Present for a failure. */
  error?: ItemError;
};

export type ProductChoice = {
  /** As in CSS, for the type `ONE_COLOR`. */
  colorCode?: string;
  /** A GUID. */
  _id?: string;
  choiceType?: ChoiceType;
  /** A name that stays when the shown name changes. */
  key?: string;
  name?: string;
};

export type ProductGroup = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** At most 100 characters. */
  name?: string;
  /** The option or modifier that the members share. Set when the group is created, and never changed. */
  groupingCustomizationId?: string;
  /** Choices in the order of their members, at most 100. The members of other choices follow, by name. */
  choiceOrder?: Array<string>;
  /** At most 100. Set by the platform. */
  members?: Array<ProductGroupMember>;
  /** A unique name of at most 100 characters: a GUID if absent. Set when the group is created, and never changed. */
  handle?: string;
  /** The option or modifier, on request only. Set by the platform. */
  groupingCustomization?: GroupingCustomization;
  media?: ProductGroupMedia;
  extendedFields?: ExtendedFields;
  tags?: Tags;
};

export type ProductGroupFields = "GROUPING_CUSTOMIZATION" | "THUMBNAIL" | (string & {});

export const ProductGroupFields = /* @__PURE__ */ enumeration<ProductGroupFields>("GROUPING_CUSTOMIZATION THUMBNAIL");

export type ProductGroupMedia = {
  /** The id in the site's media. At most 200 characters. */
  _id?: string;
  /** Set by the platform. */
  image?: string;
  /** At most 1000 characters. */
  altText?: string;
  /** At most 80 characters. */
  displayName?: string;
  /** Set by the platform. */
  mediaType?: MediaType;
  /** On request only. Set by the platform. */
  thumbnail?: Thumbnail;
  /** A GUID. Set by the platform. */
  uploadId?: string;
};

export type ProductGroupMember = {
  productId?: string;
  choice?: ProductChoice;
  slug?: string;
  inventoryAvailabilityStatus?: InventoryAvailabilityStatus;
  status?: MembershipStatus;
  productName?: string;
};
