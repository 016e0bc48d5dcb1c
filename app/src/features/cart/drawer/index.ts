export { addErrorText as sayAddError } from "./addError";
export { CartButton } from "./CartButton";
export { CartDrawer } from "./CartDrawer";
export { CartDrawerProvider } from "./CartDrawerProvider";
export { openCheckout } from "./openCheckout";
export { toPreview } from "./preview";
export { useAddToCart, type Wanted } from "./useAddToCart";
export { setPlan } from "../plan";
export { estimateKey } from "../useEstimate";
