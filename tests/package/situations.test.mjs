/** The situations in `contract/situations.json` with the built package: its driver in JavaScript. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  ApiKeyStrategy,
  ClientCredentialsStrategy,
  cookieStorage,
  createClient,
  currentCart,
  EMPTY_TOKENS,
  OAuthStrategy,
  oauth,
  products,
} from "../../wasm/pkg/inline.js";
import { act, enter, leave, loginState, say, tokensOf, until } from "../../wasm/tests/world.js";

const { platform, acts, situations } = JSON.parse(
  readFileSync(new URL("../../contract/situations.json", import.meta.url), "utf8"),
);

const CALLS = {
  cart: ({ currentCart }, options) => currentCart.getCurrentCart(options).then((cart) => cart?._id),
  totals: ({ currentCart }, options) => currentCart.estimateCurrentCartTotals({}, options).then(() => undefined),
  coupon: ({ currentCart }, options) => currentCart.removeCouponFromCurrentCart(options).then(() => undefined),
  add: ({ currentCart }, options) => currentCart.addToCurrentCart({ lineItems: [] }, options).then(() => undefined),
  keys: ({ oauth }, options) => oauth.jwks(options).then(({ statusCode }) => statusCode),
  delete: ({ currentCart }, options) => currentCart.deleteCurrentCart(options),
  "delete options": ({ products }, options) =>
    products.deleteProductOptions("product-1", options).then(() => undefined),
};

/** Performs a situation's actions on the package's clients. */
class Caller {
  #clients = [];
  #stops = new Map();
  #underWay = [];

  constructor(situation) {
    this.situation = situation;
  }

  async plays() {
    const { situation } = this;
    const first = this.client(0);
    for (const { at, ...action } of situation.does) {
      await until(at);
      await this.does(action);
    }
    await Promise.all(this.#underWay);
    await until(situation.until);
    if (first.session) say(`ends as ${inWords(first.auth.getTokens())}`);
    this.#clients.forEach((client) => client.dispose());
  }

  client(tab) {
    return (this.#clients[tab] ??= this.opened(tab));
  }

  opened(tab) {
    const { owner, app, mediator, store = "cookies", clients = ["client-1"] } = this.situation;
    const modules = { currentCart, oauth, products };
    if (owner) return createClient({ modules, auth: ApiKeyStrategy(owner), host: HOST });
    if (app) return createClient({ modules, auth: ClientCredentialsStrategy(app), host: HOST });
    const options = {
      // A tab may belong to another project on the same machine.
      clientId: clients[tab] ?? clients[0],
      ...(mediator && { mediator }),
      ...(store === "cookies" && { tokenStorage: cookieStorage() }),
    };
    const client = createClient({ modules, auth: OAuthStrategy(options), host: HOST });
    client.session.subscribe(({ type, elsewhere, from }) => {
      const words = [type, from && `from ${from}`, elsewhere && "elsewhere"].filter(Boolean);
      say(`tells ${tab === 0 ? "" : `tab ${tab}: `}${words.join(" ")}`);
    });
    return client;
  }

  does({ does, tab = 0, as, ...action }) {
    const { auth, ...client } = this.client(tab);
    const mode = action.mode ?? "fragment";
    const begins = (call) => this.begins(as, call);
    const works = {
      cancels: () => this.#stops.get(as).abort(),
      "sets tokens": () => auth.setTokens(action.tokens ? tokensFrom(action.tokens) : EMPTY_TOKENS),
      "asks for a token": () => begins(() => auth.getAuthHeaders().then(({ headers }) => headers.Authorization)),
      "logs out": () => begins(() => auth.logout("https://shop.example/").then(({ logoutUrl }) => logoutUrl)),
      "begins a login": () =>
        begins(() =>
          auth.beginLogin(BACK, { returnPath: action.to, responseMode: mode }).then(({ authUrl }) => authUrl),
        ),
      "completes a login": () => {
        const url = action.url.replace("{state}", loginState());
        begins(() => auth.completeLogin(url, mode).then(({ returnPath }) => returnPath));
      },
      "signs in": () => begins((signal) => auth.signIn("proof", { signal })),
      "signs in for another system": () =>
        begins(() => auth.getMemberTokensForExternalLogin("member-1", "key").then(inWords)),
      "signs on for another system": () =>
        begins(() => auth.getMemberTokensForExternalLoginWithSession("ada@example.com", "key").then(inWords)),
    };
    if (does.startsWith("calls ")) {
      const call = CALLS[does.replace("calls ", "")];
      const { times = 1, timeout, attempts } = action;
      const options = { ...(timeout !== undefined && { timeoutMs: timeout }), ...(attempts === 1 && { retry: false }) };
      for (let time = 0; time < times; time += 1) begins((signal) => call(client, { ...options, signal }));
    } else if (works[does]) {
      works[does]();
    } else {
      act(JSON.stringify({ does, ...action }));
    }
  }

  /** Starts a call, whose outcome is recorded later. */
  begins(as, call) {
    const stop = new AbortController();
    this.#stops.set(as, stop);
    const outcome = call(stop.signal).then((value) => (value === undefined ? "done" : `done, ${value}`), failure);
    this.#underWay.push(outcome.then((words) => say(`${as}: ${words}`)));
  }
}

const HOST = "https://platform.example";
const BACK = "https://shop.example/back";

const tokensFrom = ({ role, access, seconds, refresh }) => ({
  accessToken: { value: access, expiresAt: Date.now() / 1000 + seconds },
  refreshToken: { value: refresh, role },
});

const inWords = ({ accessToken, refreshToken: { role, value } }) => tokensOf(role, accessToken.value, value);

/** An error as text. For unreadable answers it includes the decoder's own message, which is left out. */
function failure({ kind, status, code, message, retryAfterMs, retryable }) {
  if (kind === "cancelled") return kind;
  const text = kind === "decode" ? message.split(":", 1)[0] : message;
  const named = [kind, status, code, `"${text}"`].filter((part) => part !== undefined).join(" ");
  const wait = retryAfterMs === undefined ? "" : `, after ${retryAfterMs} ms`;
  return `${named}${retryable ? ", retryable" : ""}${wait}`;
}

/** Sets the cookies with a situation's initial tokens. */
function keep(kept) {
  const options = { clientId: "client-1", tokenStorage: cookieStorage() };
  const earlier = createClient({ auth: OAuthStrategy(options), host: HOST });
  earlier.auth.setTokens(tokensFrom(kept));
  earlier.dispose();
}

/** When the first action of a pair is answered: before the second starts, or after it ends. */
const DELAYS = [10, 300];

/** The situations of two actions: each ends like the second. */
const pairs = acts.flatMap((first) =>
  acts.flatMap((second) =>
    DELAYS.map((delay) => {
      const timed = [first, second].map((act, index) => {
        const number = index + 1;
        const { before = [], does, answers = [] } = JSON.parse(JSON.stringify(act).replaceAll("{n}", number));
        return {
          does: [...before.map((each) => ({ ...each, at: number * 100 - 50 })), { ...does, at: number * 100 }],
          answers: answers.map((answer) => ({ ...answer, after: index === 0 ? delay : 10 })),
        };
      });
      return {
        name: `${second.name} decides the session after ${first.name} with responses after ${delay} ms`,
        kept: { role: "visitor", access: "kept", seconds: 3600, refresh: "kept-refresh" },
        does: timed.flatMap(({ does }) => does),
        answers: timed.flatMap(({ answers }) => answers),
        until: 1000,
        ends: second.ends.replaceAll("{n}", "2"),
      };
    }),
  ),
);

const inNode = [...situations.filter(({ drivers = ["npm"] }) => drivers.includes("npm")), ...pairs];

for (const situation of inNode) {
  test(situation.name, async () => {
    const caller = new Caller(situation);
    const text = JSON.stringify(situation);
    enter(JSON.stringify(platform), text);
    let trace;
    try {
      if (situation.kept) keep(situation.kept);
      await caller.plays();
    } finally {
      trace = JSON.parse(leave());
    }
    if (situation.ends) {
      assert.equal(trace.at(-1), `1000 ends as ${situation.ends}`, trace.join("\n"));
      return;
    }
    const expected = situation.trace;
    const first = trace.findIndex((line, index) => line !== expected[index]);
    const step = first < 0 ? trace.length : first;
    assert.deepEqual(trace, expected, `"${situation.name}" differs from step ${step}: ${trace[step]}`);
  });
}
