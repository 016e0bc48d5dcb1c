import { Part } from "./loading";

/** The code that talks with the platform. */
export const platform = new Part(() => import("./platform"));
