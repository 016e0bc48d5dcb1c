export { orders } from "@cartwright/sdk";
export type { AppStrategy } from "@wix/sdk";
export type Member = import("@cartwright/sdk").members;
