/** Generated from the Rust models by `npm run generate`: do not edit. */

export type SavedItem = {
  /** The id in the catalog that the item is of. */
  _id?: string;
  /** Set by the platform. */
  dateAdded?: Date;
  /** The kind of item, such as `product`. */
  type?: string;
  /** The catalog that the item is of, such as `stores`. */
  origin?: string;
};

export type WishlistData = {
  /** A GUID. */
  _id?: string;
  /** The member's id. */
  ownerId?: string;
  /** From 1 to 100. */
  items?: Array<SavedItem>;
  /** The number of items in the wishlist, of the kinds asked for. */
  totalCount?: number;
};

export type WishlistItemKind = { type?: string; origin?: string };
