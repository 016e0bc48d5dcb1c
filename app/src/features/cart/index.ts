export { CartContents } from "./CartContents";
export { CartSummary } from "./CartSummary";
export { isFilled } from "./lines";
export { cartMessages } from "./messages";
export { sayCouponError } from "./refusals";
