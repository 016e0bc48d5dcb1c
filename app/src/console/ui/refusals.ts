import { msg } from "@lingui/core/macro";
import { textIn, type TextTable } from "../../lib/textTable";
import type { Refusal } from "../../lib/typed";

const REFUSALS: TextTable = {
  form: msg`is not a number`,
  negative: msg`must not be less than 0`,
  digits: msg`has too many decimal places`,
  large: msg`is too large`,
  currency: msg`is in another currency, or not a number`,
};

/** A refusal in words that follow the text. */
export function refusalText(refusal: Refusal): string {
  return textIn(REFUSALS, refusal) ?? refusal;
}
