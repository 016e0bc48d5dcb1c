/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { JsonValue } from "./json.js";

export type BulkActionMetadata = {
  totalSuccesses?: number;
  totalFailures?: number;
  /** The number of failures without a result, since there were too many. */
  undetailedFailures?: number;
};

export type ItemError = {
  code?: string;
  /** A text for developers. */
  description?: string;
  /** Details, by the code. */
  data?: { [key in string]: JsonValue };
};

export type ItemMetadata = {
  /** The entity's id. Absent if the entity could not be created. */
  _id?: string;
  /** The entry's place in the payload, counted from 0. */
  originalIndex?: number;
  success?: boolean;
  /** Present for a failure. */
  error?: ItemError;
};
