export { CartButton } from "./CartButton";
export { CartContents } from "./CartContents";
export { CartDrawer } from "./CartDrawer";
export { CartDrawerProvider } from "./CartDrawerProvider";
export { CartSummary } from "./CartSummary";
export { itemCount } from "./cartView";
export { cartMessages } from "./messages";
export { useAddToCart } from "./useAddToCart";
