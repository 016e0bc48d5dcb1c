/** The first programs of the package's README, unchanged: a cart by a script, and each button of a page. */

import "../../../wasm/js/test/page.ts";
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { after, afterEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createElement as h } from "react";
import ts from "typescript";
import { newSiteOfFile } from "./site.mjs";

const { document } = globalThis;
const site = await newSiteOfFile();
const files = [];
after(() => files.forEach((file) => rmSync(file)));
afterEach(cleanup);

const readme = readFileSync(new URL("../../../wasm/README.md", import.meta.url), "utf8");

/** The page with a client id and host, as set by a developer. */
async function pageOf(clientId, host) {
  const [, code = ""] = [...readme.matchAll(/^```tsx\n([^]*?)^```$/gm)].find(([, block]) =>
    block.includes("export default function App"),
  );
  const own = code
    .replace("your-client-id", clientId)
    .replace(/\/\/ A platform of your own: host: .*/, `host: "${host}",`);
  const { outputText } = ts.transpileModule(own, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  const file = new URL(`../../../target/first-page-${files.length}.mjs`, import.meta.url);
  files.push(file);
  writeFileSync(file, outputText);
  return (await import(file)).default;
}

test("the README's first script lists products and adds the first one without options to a cart", async () => {
  const [, code = ""] = /^Put this into `cart\.mjs`:\n\n```js\n([^]*?)^```$/m.exec(readme) ?? [];
  // In the tests' folder, from which the package resolves.
  const file = new URL("../types/first-cart.mjs", import.meta.url);
  files.push(file);
  writeFileSync(file, code);
  const env = { ...process.env, CARTWRIGHT_CLIENT_ID: site.clientId, CARTWRIGHT_HOST: site.url };
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(file)], { env });
  const lines = stdout.trim().split("\n");
  assert.equal(lines.length, 13, stdout);
  assert.match(lines.at(-1) ?? "", /^In the cart: 1 × .+, \d+\.\d\d$/);
});

const patience = { timeout: 20_000 };

test("each button of the README's first page adds its product or opens its choices", async () => {
  const App = await pageOf(site.clientId, site.url);
  await act(async () => render(h(App)));
  await screen.findByText("Your cart is empty.", {}, patience);
  const adds = (await screen.findAllByRole("button", { name: /^Add /u }, patience)).map((button) => button.textContent);
  const chooses = screen.getAllByRole("button", { name: /^Choose /u }).map((button) => button.textContent);
  assert.equal(adds.length + chooses.length, 12);
  assert.ok(chooses.length > 3, "goods with variants are among them");
  for (const name of adds) {
    fireEvent.click(screen.getByRole("button", { name }));
    await screen.findByRole("button", { name: name.replace("Add", "Remove") }, patience);
  }
  const lines = () => screen.queryAllByRole("button", { name: /^Remove /u }).length;
  await waitFor(() => assert.equal(lines(), adds.length), patience);
  const unchosen = () =>
    [...document.querySelectorAll("fieldset")].filter(
      (group) => !within(group).queryByRole("radio", { checked: true }),
    );
  for (const name of chooses) {
    const add = name.replace("Choose", "Add");
    await act(async () => fireEvent.click(screen.getByRole("button", { name })));
    await waitFor(() => assert.ok(unchosen().length > 0, `${name} shows its options`), patience);
    for (const group of unchosen()) {
      const choices = within(group).getAllByRole("radio");
      fireEvent.click(choices.find((choice) => choice.closest("label").dataset.available === "true") ?? choices[0]);
    }
    const button = await screen.findByRole("button", { name: add }, patience);
    const before = lines();
    fireEvent.click(button);
    await waitFor(() => assert.equal(lines(), before + 1, name), patience);
  }
  assert.deepEqual(
    screen.queryAllByRole("alert").map(({ textContent }) => textContent),
    [],
  );
});

test("a wrong client id is shown by the README's first page, with the next step in the error's cause", async (t) => {
  t.mock.method(console, "error", () => {});
  const App = await pageOf("00000000-0000-4000-8000-000000000000", site.url);
  await act(async () => render(h(App)));
  const alert = await screen.findByRole("alert", {}, patience);
  assert.equal(alert.textContent, "something went wrong");
});
