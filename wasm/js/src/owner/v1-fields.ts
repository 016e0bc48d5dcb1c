/** Translates refused fields of catalog v1 calls into catalog v3 names. */

import { type FieldViolation, ValidationError } from "../core/errors.js";
import { isValidationError } from "../sdk/guards.js";

const VARIANT = "product.variantsInfo.variants";

/** The names of fields; a variant's field refers to the first row. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^product\.(?:priceData|price)\.price$/, `${VARIANT}[0].price.actualPrice.amount`],
  [/^product\.costAndProfitData\.itemCost$/, `${VARIANT}[0].revenueDetails.cost.amount`],
  [/^product\.weight$/, `${VARIANT}[0].physicalProperties.weight`],
  [/^product\.sku$/, `${VARIANT}[0].sku`],
  [/^product\.description$/, "product.plainDescription"],
  [/^product\.(brand|ribbon)$/, "product.$1.name"],
  [
    /^product\.productOptions(\[\d+\])\.choices(\[\d+\])\.(?:value|description)$/,
    "product.options$1.choicesSettings.choices$2.name",
  ],
  [/^product\.productOptions/, "product.options"],
  [/^product\.additionalInfoSections(\[\d+\])\.description$/, "product.infoSections$1.plainDescription"],
  [/^product\.additionalInfoSections/, "product.infoSections"],
  [/^(variants\[\d+\])\.price$/, "$1.price.actualPrice.amount"],
  [/^(variants\[\d+\])\.cost$/, "$1.revenueDetails.cost.amount"],
  [/^(variants\[\d+\])\.weight$/, "$1.physicalProperties.weight"],
];

/** Rejects with violations named as in catalog v3. `places` has the row of each override. */
export async function withFieldsOfV3<Answer>(
  answer: Promise<Answer>,
  rowIndexes: readonly number[] = [],
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const violations = error.violations.map((violation) => named(violation, rowIndexes));
    const { message, status, requestId } = error;
    throw new ValidationError({
      kind: "validation",
      message,
      violations,
      cause: error,
      ...(status !== undefined && { status }),
      ...(requestId !== undefined && { requestId }),
    });
  }
}

function named(violation: FieldViolation, rowIndexes: readonly number[]): FieldViolation {
  const [pattern, name] = FIELDS.find(([known]) => known.test(violation.field)) ?? [/^/, ""];
  const field = violation.field
    .replace(pattern, name)
    .replace(/^variants\[(\d+)\]/, (_, index: string) => `${VARIANT}[${rowIndexes[Number(index)] ?? index}]`);
  return { ...violation, field };
}
