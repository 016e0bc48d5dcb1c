// tests/spec/features.md names an existing test for each feature; docs/capabilities.md and docs/sessions.md are up to date.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { capabilities, page } from "../capabilities.mjs";
import { page as sessionsPage } from "../sessions.mjs";
import { inRoot } from "../lib/paths.mjs";

/** The files and folders with tests, and with code that contains them. */
const PATHS = [
  "app/src",
  "wasm/js/src",
  "tests/browser",
  "tests/package",
  "tests/bench",
  "platform/base/src",
  "platform/shop/src",
  "platform/web/src",
  "platform/tools/src",
  "platform/src",
  "platform/tests",
].flatMap((folder) =>
  readdirSync(inRoot(...folder.split("/")), { recursive: true, encoding: "utf8" }).map((path) => `/${folder}/${path}`),
);

/** The entries of the page: each feature with the tests after "Shown by". */
function features() {
  const [, ...entries] = readFileSync(inRoot("tests", "spec", "features.md"), "utf8").split(/^- /m);
  return entries.map((entry) => {
    const [item = ""] = entry.split("\n\n");
    const [feature = "", shownBy = ""] = item.split("\n  Shown by ");
    return { feature, names: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name) };
  });
}

/** Whether a name is a path from the root, the end of a path, or a benchmark. @param {string} name */
function isThere(name) {
  if (name.startsWith("npm run bench") || existsSync(inRoot(...name.split("/")))) return true;
  const end = new RegExp(`/${name.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`);
  return PATHS.some((path) => end.test(path));
}

test("every feature names a test", () => {
  assert.ok(features().length > 80, "the entries are found");
  assert.deepEqual(
    features().filter(({ names }) => names.length === 0),
    [],
  );
});

test("the tests that features name exist", () => {
  const missing = features().flatMap(({ feature, names }) =>
    names.filter((name) => !isThere(name)).map((name) => `${name}: ${feature}`),
  );
  assert.deepEqual(missing, []);
});

test("the page of sessions is up to date with the situations", async () => {
  assert.equal(readFileSync(inRoot("docs", "sessions.md"), "utf8"), await sessionsPage(), "node .scripts/sessions.mjs");
});

test("the capabilities page is up to date with the sources", async () => {
  assert.equal(readFileSync(inRoot("docs", "capabilities.md"), "utf8"), await page(), "node .scripts/capabilities.mjs");
  const all = capabilities();
  assert.deepEqual(
    all.filter(({ platform }) => !platform),
    [],
    "every call has a handler",
  );
  const called = new Map(all.map((each) => [`${each.module}.${each.name}`, each]));
  assert.ok(called.get("currentCartV2.addLineItemsToCurrentCart")?.store);
  assert.ok(called.get("orderBilling.refundPayments")?.console);
  assert.ok(!called.get("orderBilling.refundPayments")?.store);
});
