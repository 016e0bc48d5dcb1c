import { CartwrightError } from "../../errors.js";

/**
 * The line that a change was for is no longer in the cart: it was removed elsewhere, or the cart is another. Or another page
 * was adding it, and nothing says which of the lines came of that.
 */
export class LineGone extends CartwrightError {
  override readonly name = "LineGone";

  constructor(readonly lineId: string) {
    super({ kind: "application", code: "LINE_GONE", message: `the cart has no line ${lineId} any more` });
  }
}
