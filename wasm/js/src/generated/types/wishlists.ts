/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { CatalogReference, ExtendedFields } from "./cart.js";
import type { Tags } from "./products-v3.js";

export type ChangedWishlist = {
  /** Only with [`return_entity`](Wishlists::return_entity). */
  wishlist?: Wishlist;
};

export type Wishlist = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** A GUID, set by the platform. */
  memberId?: string;
  /** At most 100. Set by the platform. */
  items?: Array<WishlistItem>;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  extendedFields?: ExtendedFields;
  tags?: Tags;
};

export type WishlistItem = {
  catalogReference?: CatalogReference;
  /** Set by the platform. */
  addedDate?: Date;
};
