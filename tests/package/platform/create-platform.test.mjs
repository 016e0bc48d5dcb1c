/** The platform as a child process, as other programs' tests start it. */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createPlatform } from "../../../platform/npm/index.js";
import "./site.mjs";

const MEMBER = { member: { loginEmail: "kim@example.com" } };

async function countOf(platform) {
  const found = await platform.owner("POST", "/members/v1/members/query", { query: {} });
  return found.members.length;
}

test("a platform starts at a given time, can be advanced, reset and restored", async (t) => {
  const platform = await createPlatform({ clock: "2026-01-31T09:00:00Z" });
  t.after(() => platform.close());
  assert.equal((await platform.advance(60)).toISOString(), "2026-01-31T09:01:00.000Z");
  const before = await countOf(platform);
  await platform.owner("POST", "/members/v1/members", MEMBER);
  const snapshot = await platform.snapshot();
  await platform.reset();
  assert.equal(await countOf(platform), before);
  assert.equal((await platform.advance(0)).toISOString(), "2026-01-31T09:00:00.000Z");
  await snapshot.restore();
  assert.equal(await countOf(platform), before + 1);
  await assert.rejects(platform.restore("unknown"), /404/);
});

test("a test can set faults and settings and read the requests", async (t) => {
  const platform = await createPlatform({ seed: "empty", catalog: "v1" });
  t.after(() => platform.close());
  await platform.fault({ match: "members.query", status: 503 });
  await assert.rejects(countOf(platform), /503/);
  assert.equal(await countOf(platform), 0);
  const calls = await platform.requests();
  assert.deepEqual(
    calls.map(({ endpoint, status }) => [endpoint, status]),
    [
      ["members.query", 503],
      ["members.query", 200],
    ],
  );
  await platform.forgetRequests();
  assert.deepEqual(await platform.requests(), []);
  assert.equal((await platform.settings({ ownerApproval: true })).ownerApproval, true);
  await assert.rejects(platform.settings({ ownerAproval: true }), /400/);
  assert.deepEqual(await platform.messages("nobody@example.com"), []);
});

test("several sites in one process have separate data", async (t) => {
  const platform = await createPlatform({ seed: "empty", sites: { old: "v1", digital: "v3" } });
  t.after(() => platform.close());
  const { old, digital } = platform.sites;
  assert.ok(old && digital);
  await old.owner("POST", "/members/v1/members", MEMBER);
  assert.deepEqual([await countOf(platform), await countOf(old), await countOf(digital)], [0, 1, 0]);
  await assert.rejects(old.owner("POST", "/stores/v3/products/query", { query: {} }), /428/);
  assert.deepEqual((await digital.owner("POST", "/stores/v3/products/query", { query: {} })).products, []);
  const workbench = await (await fetch(`${platform.ownUrl}/workbench`)).text();
  assert.ok(workbench.includes(`${old.ownUrl}/workbench`));
});

test("a database and its keys survive a restart of the platform", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const database = join(folder, "shop.db");
  const first = await createPlatform({ seed: "empty", database });
  await first.owner("POST", "/members/v1/members", MEMBER);
  await first.close();
  await first.close();
  const second = await createPlatform({ seed: "empty", database });
  t.after(() => second.close());
  assert.equal(second.ownerKey, first.ownerKey);
  assert.equal(second.clientSecret, first.clientSecret);
  assert.equal(await countOf(second), 1);
});

test("a platform that cannot start rejects with the reason", async () => {
  await assert.rejects(createPlatform({ args: ["--catalog", "v9"] }), /v9/);
  const given = process.env.CARTWRIGHT_PLATFORM;
  process.env.CARTWRIGHT_PLATFORM = "/nowhere/cartwright-platform";
  try {
    await assert.rejects(createPlatform(), /CARTWRIGHT_PLATFORM names \/nowhere/);
    delete process.env.CARTWRIGHT_PLATFORM;
    await assert.rejects(createPlatform(), /is not installed: add the package @cartwright\/platform-/);
  } finally {
    process.env.CARTWRIGHT_PLATFORM = given;
  }
});
