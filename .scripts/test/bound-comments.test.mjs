// Comments of the SDK's models name the same bounds as the contract.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { filesBelow } from "../lib/stamp.mjs";

/**
 * @typedef {Record<string, number | boolean>} Facts of a field
 * @typedef {{ place: string, module: string, entity: string, field: string, text: string }} Comment
 * @typedef {{ fields?: Record<string, Rule>, path?: Record<string, Rule>, items?: Rule, values?: Rule } & Record<string, unknown>} Rule
 */

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(inRoot("contract", name), "utf8"));

/** The facts of fields, by entity and field, and by module and field. @type {Map<string, Facts[]>} */
const FACTS = new Map();

/** @param {string} key @param {Facts} facts */
const note = (key, facts) => FACTS.set(key, [...(FACTS.get(key) ?? []), facts]);

/** @param {string} module @param {string} entity @param {string} field @param {Facts} facts */
function noteAll(module, entity, field, facts) {
  for (const key of [`${module}.${entity}.${field}`, `${entity}.${field}`, `${module}.${field}`, field]) {
    note(key, facts);
  }
}

for (const [name, fields] of Object.entries(read("entities.json"))) {
  const [module = "", entity = ""] = name.split(".");
  const plain = entity.replace(/^V\d/, "");
  for (const [field, facts] of Object.entries(fields)) noteAll(module, plain, field, facts);
}

/** @param {string} module @param {string} name @param {Rule} rule */
function noteRules(module, name, rule) {
  note(`${module}.${name}`, /** @type {Facts} */ (rule));
  for (const [field, inner] of Object.entries({ ...rule.fields, ...rule.path })) noteRules(module, field, inner);
  for (const inner of [rule.items, rule.values]) if (inner) noteRules(module, name, inner);
}

const { calls, shared } = read("bounds.json");
for (const [name, rule] of Object.entries({ ...calls, ...shared })) noteRules(name.split(".")[0] ?? "", "", rule);

/** `catalog_item_id` becomes `catalogItemId`. @param {string} name */
const wireName = (name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** The comments on fields with a bound or a writer. @param {string} file @param {string} code @returns {Comment[]} */
function commentsOf(file, code) {
  const module = file.replace("resources/", "").replace(/\/.*|\.rs$/g, "");
  /** @type {Comment[]} */
  const comments = [];
  let [entity, text] = ["", ""];
  for (const [index, line] of code.split("\n").entries()) {
    const [, doc] = /^\s*\/\/\/ ?(.*)/.exec(line) ?? [];
    const [, opened] = /^\s*(?:\w+\()?([A-Z]\w+)(?: [^:{(]*)? \{$/.exec(line) ?? [];
    const [, field] = /^\s*(?:r#)?([a-z]\w*): .+$/.exec(line) ?? [];
    if (opened) entity = opened;
    if (field && /\bat most \d|set by the platform/i.test(text)) {
      comments.push({ place: `${file}:${index + 1}`, module, entity, field: wireName(field), text });
    }
    text = doc === undefined ? "" : `${text} ${doc}`;
  }
  return comments;
}

/** @param {Comment} comment */
function factsOf({ module, entity, field }) {
  const keys = [`${module}.${entity}.${field}`, `${entity}.${field}`, `${module}.${field}`, field];
  return keys.map((key) => FACTS.get(key)).find((facts) => facts !== undefined);
}

/** How a comment differs from the contract, or `unknown` if the contract lacks the field. @param {Comment} comment */
function difference(comment) {
  const facts = factsOf(comment);
  if (!facts) return "unknown";
  const [, bound] = /\bat most ([\d_.]+\d|\d)/i.exec(comment.text) ?? [];
  const bounds = facts.flatMap(({ maxLength, maxSize, maxItems, max }) => [maxLength, maxSize, maxItems, max]);
  if (bound && !bounds.includes(Number(bound.replaceAll("_", "")))) {
    return `${comment.place} says at most ${bound}: ${[...new Set(bounds)].filter(Boolean).join(", ")}`;
  }
  const isSet = /set by the platform/i.test(comment.text);
  return isSet && !facts.some(({ readonly }) => readonly) ? `${comment.place} is not set by the platform` : undefined;
}

/** Fields that documentation pages describe and the published schemas lack. */
const OF_PAGES = [
  "Cart.managedByV2",
  "Cart.subtotalAfterDiscounts",
  "CaptchaToken.invisibleRecaptcha",
  "CaptchaToken.noCaptcha",
  "CaptchaToken.recaptcha",
  "ItemCategories.allCategoryIds",
  "ItemTaxFullDetails.exemptAmount",
  "LineItem.couponScopes",
  "LineItem.originalFullPrice",
  "LineItem.originalPrice",
  "LineItemImage.urlExpirationDate",
  "Member.deletionState",
  "MovedCategory.categoriesAfterMove",
  "Order.tip",
  "OrderCharged.regularChargeResponseToken",
  "Product.exportProductId",
  "TaxSummary.aggregatedTaxBreakdown",
  "TaxSummary.manualTaxRate",
  "TaxSummary.totalExempt",
  "Tip.distributions",
  "Tip.lineItemSubtotal",
  "Tip.undistributedAmount",
  "TokenInfo.vendorProductId",
  "UserInfo.familyName",
  "UserInfo.givenName",
  "VideoV2.posters",
];

const COMMENTS = filesBelow(inRoot("sdk", "src")).flatMap((file) =>
  commentsOf(file.slice(inRoot("sdk", "src").length + 1), readFileSync(file, "utf8")),
);

test("a comment with another bound than the contract's is found", () => {
  const code =
    "    Product {\n        /// Its name. At most 81 characters.\n        name: String,\n        /// Set by the platform.\n        slug: String,\n    }\n";
  const found = commentsOf("resources/products_v3/product.rs", code).map(difference);
  assert.match(found[0] ?? "", /says at most 81: 80/);
  assert.match(found[1] ?? "", /is not set by the platform/);
});

test("comments of models name the contract's bounds", () => {
  const differences = COMMENTS.map(difference);
  assert.ok(COMMENTS.length > 1000, `${COMMENTS.length} comments`);
  assert.deepEqual(
    differences.filter((each) => each && each !== "unknown"),
    [],
  );
  const unknown = COMMENTS.filter((_, index) => differences[index] === "unknown");
  assert.deepEqual(
    [...new Set(unknown.map(({ entity, field }) => `${entity}.${field}`))].toSorted(),
    OF_PAGES.toSorted(),
  );
});
