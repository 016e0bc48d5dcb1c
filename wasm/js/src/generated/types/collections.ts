/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { Media } from "./products.js";

export type Collection = {
  /** At most 36 characters. Set by the platform. */
  _id?: string;
  /** At most 50 characters. */
  name?: string;
  /** Set by the platform. */
  media?: Media;
  /** Set by the platform. */
  numberOfProducts?: number;
  /** At most 600 characters. */
  description?: string;
  /** The last part of the address of its page. At most 100 characters. */
  slug?: string;
  /** Whether visitors see it. */
  visible?: boolean;
};
