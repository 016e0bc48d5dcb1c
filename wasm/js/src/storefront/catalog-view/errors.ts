/** Expected errors of catalog reads. */

import { isCartwrightError } from "../../sdk/own-error.js";

/** The answer, or `null` after "not found". */
export async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isCartwrightError(error) && (error.status === 404 || error.code?.endsWith("_NOT_FOUND"))) return null;
    throw error;
  }
}
