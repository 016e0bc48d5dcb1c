/** Errors: what a program can tell by them, and what it can show to people. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as theirs from "@wix/sdk";
import { client, KITS, strategy } from "../kits.mjs";
import { errorOf, outcomeOf, refusal, refusedFields, refusedWith, sideBySide } from "./side-by-side.mjs";

const { ours } = KITS;

/** One attempt, so that a failure is told at once. The other package makes no other. */
const ONCE = { retry: false };

/** The error of a call that is answered so. */
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
  "a code": [refusedWith(404, "OWNED_CART_NOT_FOUND", "no cart yet"), "refused: no cart yet"],
  "a field": [refusedFields(violation), 'INVALID_ARGUMENT: "quantity" must be at least 1'],
  "a status": [refusal(403, { message: "not yours" }), "not yours"],
};

for (const [what, [answer, words]] of Object.entries(REFUSALS)) {
  test(`a refusal by ${what} is a sentence; the other package's is a JSON document`, async () => {
    const { theirs, ours } = await errorsOf(answer);
    assert.ok(isJson(theirs.message));
    assert.equal(ours.message, words);
    // What programs read in the other package's errors, they find in these as well.
    for (const name of ["applicationError", "validationError"]) {
      assert.equal(Boolean(ours.details[name]), Boolean(theirs.details[name]));
    }
  });
}

test("the words of a failed login can be shown; the other package puts JSON there", async () => {
  const outcomes = await sideBySide({ answer: refusedWith(400, "-19976", "the password is wrong") }, (kit) =>
    strategy(kit).login({ email: "ada@shop.example", password: "p" }),
  );
  assert.ok(isJson(outcomes.theirs.error));
  assert.equal(outcomes.ours.error, "refused: the password is wrong");
  assert.equal(outcomes.ours.errorCode, outcomes.theirs.errorCode);
});

test("errors are told apart by class, guard and kind; the other package exports none of them", async () => {
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

test("a lost network says what was lost; the other package says `{}`", async () => {
  const { theirs, ours } = await errorsOf(() => Promise.reject(new TypeError("connection reset")));
  assert.equal(theirs.message, "System error occurred: {}");
  assert.equal(theirs.runtimeError.message, theirs.message);
  assert.equal(ours.message, "System error occurred: connection reset");
  assert.equal(ours.retryable, true);
});

const UNREADABLE = { "breaks off": '{"cart":{"id":"', "is a page": "<html>welcome</html>" };

for (const [what, body] of Object.entries(UNREADABLE)) {
  test(`an answer that ${what} says so, and why; the other package says \`{}\``, async () => {
    const { theirs, ours } = await errorsOf(() => new Response(body));
    assert.equal(theirs.message, "System error occurred: {}");
    assert.equal(theirs.cause, undefined);
    assert.equal(ours.message, "the answer could not be read: it is not JSON");
    assert.ok(ours.cause instanceof SyntaxError);
    assert.equal(ours.status, 200);
  });
}

test("`code` is always a text, and `details` have the number of the other package for what the platform did not explain", async () => {
  const codes = (error) => error.details.applicationError?.code ?? error.code;
  const explained = await errorsOf(refusedWith(400, "SOME_CODE"));
  const plain = await errorsOf(refusal(404, { message: "gone" }));
  assert.deepEqual([codes(explained.theirs), codes(plain.theirs)], ["SOME_CODE", 404]);
  assert.deepEqual([codes(explained.ours), codes(plain.ours)], ["SOME_CODE", 404]);
  assert.deepEqual([explained.ours.code, plain.ours.code], ["SOME_CODE", "NOT_FOUND"]);
});

test("a failure of the platform is no refusal; the other package calls it an application error", async () => {
  const { theirs, ours } = await errorsOf(refusal(500, {}, { headers: { "x-wix-request-id": "request-1" } }));
  assert.equal(theirs.details.applicationError.code, 500);
  assert.equal(ours.kind, "system");
  assert.equal(ours.details.applicationError.code, 500);
  assert.deepEqual([ours.retryable, ours.status, ours.requestId], [true, 500, "request-1"]);
});

test("an answer without words, as HTTP/2 has none, still gives some; the other package's are empty", async () => {
  for (const status of [404, 429, 500, 503]) {
    const { theirs, ours } = await errorsOf(() => new Response("", { status }));
    assert.equal(JSON.parse(theirs.message).message, "");
    assert.match(ours.message, /\w/);
    assert.equal(isJson(ours.message), false);
  }
});

test("a site that is not published is told to be published; the other package has JSON around it", async () => {
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
  test(`${code} comes with what to call instead; the other package hands the code on`, async () => {
    const { theirs, ours } = await errorsOf(refusedWith(428, code), (shop) => shop.products.getProduct("mug", ONCE));
    assert.doesNotMatch(theirs.message, advice);
    assert.match(ours.hint, advice);
    assert.equal(ours.code, code);
  });
}

test("a refused field of a query has its name in the query; the other package's is in `undefined`", async () => {
  const answer = refusedFields({ field: "query.filter.nickname", description: "is not text" });
  const { theirs, ours } = await errorsOf(answer, (shop) => shop.members.queryMembers().eq("nickname", 1).find());
  const [their] = theirs.details.validationError.fieldViolations;
  assert.equal(their.field, "undefined.filter.nickname");
  assert.equal(ours.violations[0].field, "query.filter.nickname");
  assert.deepEqual(ours.details.validationError.fieldViolations, ours.violations);
});

const SUCCESSES = {
  201: () => Response.json({}, { status: 201 }),
  204: () => new Response(null, { status: 204 }),
  "200 without a body": () => new Response(""),
};

for (const [what, answer] of Object.entries(SUCCESSES)) {
  for (const [name, call] of [
    ["deleting a cart", (kit) => client(kit).currentCart.deleteCurrentCart()],
    [
      "asking for a new password",
      (kit) => strategy(kit).sendPasswordResetEmail("ada@shop.example", "https://a.example"),
    ],
  ]) {
    test(`${what} is a success of ${name}; the other package throws, though it was done`, async () => {
      const { theirs, ours } = await sideBySide({ answer }, (kit) => outcomeOf(call(kit)));
      assert.ok(theirs.error);
      assert.deepEqual(ours, { value: undefined });
    });
  }
}

/** The cart, by the call that takes it that there may be none, where there is such a call. */
const cartOrNone = (kit, ...options) => {
  const { getCurrentCartOrNull, getCurrentCart } = client(kit).currentCart;
  return (getCurrentCartOrNull ?? getCurrentCart)(...options);
};

test("a visitor without a cart has none; the other package throws at every first visit", async () => {
  const outcomes = await sideBySide({ answer: refusedWith(404, "OWNED_CART_NOT_FOUND") }, (kit) =>
    outcomeOf(cartOrNone(kit)),
  );
  assert.equal(outcomes.theirs.error.status, 404);
  assert.deepEqual(outcomes.ours, { value: null });
});

test("no cart is told from any other failure", async () => {
  for (const answer of [refusedWith(404, "SITE_NOT_FOUND"), refusal(404, {}), refusal(503, {})]) {
    const { status } = await answer();
    const { ours } = await sideBySide({ answer }, (kit) => outcomeOf(cartOrNone(kit, ONCE)));
    assert.equal(ours.error.status, status);
  }
});
