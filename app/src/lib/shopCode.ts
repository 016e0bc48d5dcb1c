import { Part } from "./loading";

/** The code that opens the shop, loaded on demand. */
export const shopCode = new Part(() => import("./openShop"));
