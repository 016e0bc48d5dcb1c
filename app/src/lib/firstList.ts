import type { ListingData } from "@cartwright/sdk/store";
import { createContext } from "react";

/** The product list of a prerendered page. */
interface FirstList {
  /** The path of the page. */
  path: string;
  data: ListingData;
}

/** The list that this page was prerendered with. */
export const FirstListContext = createContext<FirstList | undefined>(undefined);
