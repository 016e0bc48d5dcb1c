/** Errors: their information for programs and for people. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as theirs from "@wix/sdk";
import { client, KITS, strategy } from "../kits.mjs";
import { errorOf, outcomeOf, refusal, refusedFields, refusedWith, sideBySide } from "./side-by-side.mjs";

const { ours } = KITS;

/** A single attempt, so that a failure is reported at once. The other package makes no more. */
const ONCE = { retry: false };

/** The error of a call with this answer. */
const errorsOf = (answer, call = (shop) => shop.currentCart.getCurrentCart(ONCE)) =>
  sideBySide({ answer }, (kit) => errorOf(call(client(kit))));

const violation = { field: "quantity", description: "must be at least 1" };
const isJson = (text) => {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
};

const REFUSALS = {
  "with a code": [refusedWith(404, "OWNED_CART_NOT_FOUND", "no cart yet"), "refused: no cart yet"],
  "of a field": [refusedFields(violation), 'INVALID_ARGUMENT: "quantity" must be at least 1'],
  "with only a status": [refusal(403, { message: "not yours" }), "not yours"],
};

for (const [what, [answer, words]] of Object.entries(REFUSALS)) {
  test(`a refusal ${what} has a sentence as its message; the other package's is JSON`, async () => {
    const { theirs, ours } = await errorsOf(answer);
    assert.ok(isJson(theirs.message));
    assert.equal(ours.message, words);
    // The fields that programs read in the other package's errors are in these, too.
    for (const name of ["applicationError", "validationError"]) {
      assert.equal(Boolean(ours.details[name]), Boolean(theirs.details[name]));
    }
  });
}

test("a failed login has a readable message; the other package's is JSON", async () => {
  const outcomes = await sideBySide({ answer: refusedWith(400, "-19976", "the password is wrong") }, (kit) =>
    strategy(kit).login({ email: "ada@shop.example", password: "p" }),
  );
  assert.ok(isJson(outcomes.theirs.error));
  assert.equal(outcomes.ours.error, "refused: the password is wrong");
  assert.equal(outcomes.ours.errorCode, outcomes.theirs.errorCode);
});

test("errors are distinguished by class, guard and kind; the other package exports none", async () => {
  const thrown = Object.keys(theirs).filter((name) => /Error$|^is[A-Z].*Error/.test(name));
  assert.deepEqual(thrown, []);
  const KINDS = [
    [refusedFields(violation), ours.ValidationError, ours.isValidationError, "validation"],
    [refusedWith(409, "SOME_CODE"), ours.ApplicationError, ours.isApplicationError, "application"],
    [refusal(502, {}), ours.SystemError, ours.isSystemError, "system"],
    [() => Promise.reject(new TypeError("fetch failed")), ours.TransportError, ours.isTransportError, "network"],
    [() => new Response("<html>"), ours.DecodeError, ours.isDecodeError, "decode"],
  ];
  for (const [answer, Class, guard, kind] of KINDS) {
    const { theirs, ours: error } = await errorsOf(answer);
    assert.ok(error instanceof Class && error instanceof ours.CartwrightError && error instanceof Error);
    assert.ok(guard(error) && !guard(theirs));
    assert.equal(error.kind, kind);
    assert.equal(theirs.kind, undefined);
  }
});

test("a network error has the cause in its message; the other package says `{}`", async () => {
  const { theirs, ours } = await errorsOf(() => Promise.reject(new TypeError("connection reset")));
  assert.equal(theirs.message, "System error occurred: {}");
  assert.equal(theirs.runtimeError.message, theirs.message);
  assert.equal(ours.message, "System error occurred: connection reset");
  assert.equal(ours.retryable, true);
});

const UNREADABLE = { "is truncated": '{"cart":{"id":"', "is HTML": "<html>welcome</html>" };

for (const [what, body] of Object.entries(UNREADABLE)) {
  test(`an answer that ${what} is an error with the reason; the other package says \`{}\``, async () => {
    const { theirs, ours } = await errorsOf(() => new Response(body));
    assert.equal(theirs.message, "System error occurred: {}");
    assert.equal(theirs.cause, undefined);
    assert.equal(ours.message, "the answer could not be read: it is not JSON");
    assert.ok(ours.cause instanceof SyntaxError);
    assert.equal(ours.status, 200);
  });
}

test("`code` is always a string, and `details` keep the other package's numeric code", async () => {
  const codes = (error) => error.details.applicationError?.code ?? error.code;
  const explained = await errorsOf(refusedWith(400, "SOME_CODE"));
  const plain = await errorsOf(refusal(404, { message: "gone" }));
  assert.deepEqual([codes(explained.theirs), codes(plain.theirs)], ["SOME_CODE", 404]);
  assert.deepEqual([codes(explained.ours), codes(plain.ours)], ["SOME_CODE", 404]);
  assert.deepEqual([explained.ours.code, plain.ours.code], ["SOME_CODE", "NOT_FOUND"]);
});

test("a 500 is a system error; the other package calls it an application error", async () => {
  const { theirs, ours } = await errorsOf(refusal(500, {}, { headers: { "x-wix-request-id": "request-1" } }));
  assert.equal(theirs.details.applicationError.code, 500);
  assert.equal(ours.kind, "system");
  assert.equal(ours.details.applicationError.code, 500);
  assert.deepEqual([ours.retryable, ours.status, ours.requestId], [true, 500, "request-1"]);
});

test("a response without a status text still has a message; the other package's is empty", async () => {
  for (const status of [404, 429, 500, 503]) {
    const { theirs, ours } = await errorsOf(() => new Response("", { status }));
    assert.equal(JSON.parse(theirs.message).message, "");
    assert.match(ours.message, /\w/);
    assert.equal(isJson(ours.message), false);
  }
});

test("an unpublished site's error has a hint to publish it; the other package's is JSON", async () => {
  const answer = refusedWith(400, "SITE_NOT_PUBLISHED", "No Public URL Found");
  const { theirs, ours } = await sideBySide({ answer }, (kit) => {
    const auth = strategy(kit);
    return errorOf(auth.getAuthUrl(auth.generateOAuthData("https://shop.example/callback")));
  });
  assert.ok(isJson(theirs.message));
  assert.equal(ours.message, "refused: No Public URL Found");
  assert.match(ours.hint, /^publish the site in its dashboard/);
  assert.equal(ours.code, "SITE_NOT_PUBLISHED");
});

const CATALOGS = [
  ["CATALOG_V1_SITE_CALLING_CATALOG_V3_API", /^the site has catalog v1: use the calls without V3/],
  ["CATALOG_V3_CALLING_CATALOG_V1_API", /the site has catalog v3: use the calls with V3/],
];

for (const [code, advice] of CATALOGS) {
  test(`${code} has a hint at the right call; the other package only passes the code on`, async () => {
    const { theirs, ours } = await errorsOf(refusedWith(428, code), (shop) => shop.products.getProduct("mug", ONCE));
    assert.doesNotMatch(theirs.message, advice);
    assert.match(ours.hint, advice);
    assert.equal(ours.code, code);
  });
}

test("a refused query field has the path `query.…`; the other package's is `undefined.…`", async () => {
  const answer = refusedFields({ field: "query.filter.nickname", description: "is not text" });
  const { theirs, ours } = await errorsOf(answer, (shop) => shop.members.queryMembers().eq("nickname", 1).find());
  const [their] = theirs.details.validationError.fieldViolations;
  assert.equal(their.field, "undefined.filter.nickname");
  assert.equal(ours.violations[0].field, "query.filter.nickname");
  assert.deepEqual(ours.details.validationError.fieldViolations, ours.violations);
});

const SUCCESSES = {
  "201 response": () => Response.json({}, { status: 201 }),
  "204 response": () => new Response(null, { status: 204 }),
  "200 response without a body": () => new Response(""),
};

for (const [what, answer] of Object.entries(SUCCESSES)) {
  for (const [name, call] of [
    ["deleting a cart", (kit) => client(kit).currentCart.deleteCurrentCart()],
    [
      "requesting a password reset",
      (kit) => strategy(kit).sendPasswordResetEmail("ada@shop.example", "https://a.example"),
    ],
  ]) {
    test(`${name} succeeds with a ${what}; the other package throws`, async () => {
      const { theirs, ours } = await sideBySide({ answer }, (kit) => outcomeOf(call(kit)));
      assert.ok(theirs.error);
      assert.deepEqual(ours, { value: undefined });
    });
  }
}

/** The cart, by the call that allows for a missing one, if the package has it. */
const cartOrNone = (kit, ...options) => {
  const { getCurrentCartOrNull, getCurrentCart } = client(kit).currentCart;
  return (getCurrentCartOrNull ?? getCurrentCart)(...options);
};

test("a visitor without a cart gets null; the other package throws", async () => {
  const outcomes = await sideBySide({ answer: refusedWith(404, "OWNED_CART_NOT_FOUND") }, (kit) =>
    outcomeOf(cartOrNone(kit)),
  );
  assert.equal(outcomes.theirs.error.status, 404);
  assert.deepEqual(outcomes.ours, { value: null });
});

test("a missing cart is distinguished from other failures", async () => {
  for (const answer of [refusedWith(404, "SITE_NOT_FOUND"), refusal(404, {}), refusal(503, {})]) {
    const { status } = await answer();
    const { ours } = await sideBySide({ answer }, (kit) => outcomeOf(cartOrNone(kit, ONCE)));
    assert.equal(ours.error.status, status);
  }
});
