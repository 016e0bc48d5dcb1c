export { CartContents } from "./CartContents";
export { CartSummary } from "./CartSummary";
export { isFilled } from "./lines";
