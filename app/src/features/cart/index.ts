export { CartButton } from "./CartButton";
export { CartContents } from "./CartContents";
export { CartDrawer } from "./CartDrawer";
export { CartDrawerProvider } from "./CartDrawerProvider";
export { CartSummary } from "./CartSummary";
export { isFilled, itemCount } from "./lines";
export { cartMessages } from "./messages";
export { sayAddError, sayCouponError } from "./refusals";
export { useAddToCart } from "./useAddToCart";
