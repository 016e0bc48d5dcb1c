export { Comparison } from "./Comparison";
export { CompareButton, WishButton, WishlistLink } from "./SaveButtons";
export { forgetViewed, useSavedList } from "./savedList";
export { Wishlist } from "./Wishlist";
