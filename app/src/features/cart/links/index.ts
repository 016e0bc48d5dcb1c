export { AddLink } from "./AddLink";
export { DiscountLink } from "./DiscountLink";
