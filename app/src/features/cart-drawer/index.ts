export { sayAddError } from "./addError";
export { CartButton } from "./CartButton";
export { CartDrawer } from "./CartDrawer";
export { CartDrawerProvider } from "./CartDrawerProvider";
export { cartDrawerMessages } from "./messages";
export { useAddToCart } from "./useAddToCart";
