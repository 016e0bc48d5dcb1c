import assert from "node:assert/strict";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { HELP, startOptions } from "../lib/start-options.mjs";

test("npm start serves catalog V3, or V1 on request with its own database", () => {
  const usual = { catalog: "v3", database: inRoot("data", "cartwright.db"), port: 5173, platformPort: 4400 };
  assert.deepEqual(startOptions([], {}), usual);
  assert.deepEqual(startOptions(["--catalog", "v3"], {}), usual);
  const v1 = { ...usual, catalog: "v1", database: inRoot("data", "cartwright-v1.db") };
  assert.deepEqual(startOptions(["--catalog=v1"], {}), v1);
  const env = { CARTWRIGHT_DB: "/shops/mine.sqlite" };
  assert.equal(startOptions(["--catalog", "v3"], env)?.database, "/shops/mine.sqlite");
  assert.equal(startOptions(["--catalog", "v1"], env)?.database, "/shops/mine-v1.sqlite");
  assert.equal(startOptions(["--catalog", "v1"], { CARTWRIGHT_DB: "/shops/mine" })?.database, "/shops/mine-v1");
});

test("npm start refuses unknown options and lists the known ones", () => {
  assert.equal(startOptions(["--help"], {}), undefined);
  assert.throws(() => startOptions(["--catalog", "v2"], {}), /--catalog is "v2"; give v1 or v3\./);
  for (const words of [["--catalog"], ["--catalogue", "v1"], ["v1"]]) {
    assert.throws(
      () => startOptions(words, {}),
      (error) => error instanceof Error && error.message.endsWith(HELP),
    );
  }
});
