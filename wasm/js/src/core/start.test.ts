/** A core that traps or overflows its stack: calls in flight fail, later ones get a new instance. */

import assert from "node:assert/strict";
import { test } from "vitest";
import type { OAuthOptions } from "../sdk/auth/oauth.js";
import type { Tokens } from "../sdk/auth/tokens.js";
import type { CoreModule } from "./core.js";
import { held, host, json, scripted, underWay, withTokens } from "../../test/network.js";

/** `(module (func (export "trap") unreachable))` */
const TRAPPING = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
  ...[7, 8, 1, 4, 116, 114, 97, 112, 0, 0, 10, 5, 1, 3, 0, 0, 11],
);
const { Instance, Module } = WebAssembly;
const { trap } = new Instance(new Module(TRAPPING)).exports as { trap(): never };

let instances = 0;
let trapsNext = false;
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, [module, imports]: [WebAssembly.Module, WebAssembly.Imports]) {
    instances += 1;
    const { exports } = new target(module, imports);
    const call = (...given: unknown[]) => {
      if (trapsNext) {
        trapsNext = false;
        trap();
      }
      return (exports["call"] as (...given: unknown[]) => unknown)(...given);
    };
    return { exports: { ...exports, call } };
  },
});
const { createClient, createLocalTokenStorage, currentCart, FatalError, OAuthStrategy } = await import("../inline.js");
const { guarded } = await import("./start.js");

const TOKENS: Tokens = {
  accessToken: { value: "ada", expiresAt: 4_102_444_800 },
  refreshToken: { value: "ada-refresh", role: "member" },
};
const clientOf = (options: Partial<OAuthOptions> = {}) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1", ...options }), host });

const isFatal = (error: unknown) => {
  assert.ok(error instanceof FatalError);
  assert.equal(error.kind, "fatal");
  assert.equal(error.retryable, true);
  return true;
};

test("a trap of the core fails the calls in flight, and later calls use a new instance", async (t) => {
  const { answer, release } = held(() => json({ cart: { id: "late" } }));
  let answers = answer;
  const requests = scripted(
    t,
    withTokens((request) => answers(request)),
  );
  const [one, other] = [clientOf({ tokens: TOKENS }), clientOf()];
  const waiting = assert.rejects(one.currentCart.getCurrentCart(), isFatal);
  await underWay(requests);
  const before = instances;
  trapsNext = true;
  await assert.rejects(other.currentCart.getCurrentCart(), (error) => {
    assert.ok((error as Error).cause instanceof WebAssembly.RuntimeError);
    return isFatal(error);
  });
  await waiting;
  release();
  answers = () => json({ cart: { id: "cart" } });
  assert.equal((await one.currentCart.getCurrentCart())._id, "cart");
  assert.equal((await other.currentCart.getCurrentCart())._id, "cart");
  assert.equal(instances, before + 1);
});

test("a session in memory survives a trap for all clients of its strategy", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const auth = OAuthStrategy({ clientId: "client-1" });
  const make = () => createClient({ modules: { currentCart }, auth, host });
  const [one, two] = [make(), make()];
  await one.currentCart.getCurrentCart();
  auth.setTokens(TOKENS);
  trapsNext = true;
  await assert.rejects(one.currentCart.getCurrentCart(), isFatal);
  assert.deepEqual(
    [one, two].map(({ session }) => session.role),
    ["member", "member"],
  );
  assert.deepEqual(auth.getTokens(), TOKENS);
  one.auth.setTokens({ ...TOKENS, refreshToken: { value: "v", role: "visitor" } });
  assert.equal(two.session.role, "visitor");
});

test("a client keeps working after the program overflowed its own stack", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const client = clientOf({ tokens: TOKENS });
  await client.currentCart.getCurrentCart();
  const runaway = (): boolean => client.auth.loggedIn() && runaway();
  for (let time = 0; time < 5; time += 1) assert.throws(runaway);
  // The first call on a broken instance may itself fail.
  await client.currentCart.getCurrentCart().catch(isFatal);
  assert.equal((await client.currentCart.getCurrentCart())._id, "cart");
  assert.equal(client.auth.loggedIn(), true);
});

test("a custom token store may call another client while the core is running", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const other = clientOf({ tokens: TOKENS });
  const { getTokens, setTokens } = createLocalTokenStorage(TOKENS);
  const tokenStorage = { setTokens, getTokens: () => (other.auth.loggedIn() ? getTokens() : undefined) };
  const client = clientOf({ tokenStorage });
  const before = instances;
  assert.equal((await client.currentCart.getCurrentCart())._id, "cart");
  assert.equal(instances, before);
});

test("a crash that could not be recorded is detected by the next call", () => {
  const causes: unknown[] = [];
  const breakDown = (cause: unknown) => {
    causes.push(cause);
    if (causes.length === 1) throw new RangeError("no stack for that either");
    return new Error("broken");
  };
  const bindings = { call: () => trap(), close: () => assert.fail("a broken instance is not called") };
  const core = guarded(bindings as unknown as CoreModule, breakDown);
  assert.throws(() => core.call(0, "", "", undefined, undefined, ""), RangeError);
  assert.throws(() => core.call(0, "", "", undefined, undefined, ""), /broken/);
  assert.throws(() => core.call(0, "", "", undefined, undefined, ""), /broken/);
  assert.equal(causes.length, 2);
  core.close(0);
});
