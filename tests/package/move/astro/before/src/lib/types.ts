export { orders } from "@wix/ecom";
export type { AppStrategy } from "@wix/sdk";
export type Member = import("@wix/members").members;
