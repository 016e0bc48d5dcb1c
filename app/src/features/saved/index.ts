export { Comparison } from "./Comparison";
export { CompareButton, WishButton, WishlistLink } from "./SaveButtons";
export { useSavedList } from "./savedList";
export { Wishlist } from "./Wishlist";
