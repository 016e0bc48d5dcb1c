/**
 * The world around a client in a page or in Node, in virtual time: clock, timers, chance, network, cookies, locks,
 * frames and tabs, as a situation of `contract/situations.json` scripts them. It records a trace. Virtual time stands
 * still until all promises are settled, and then jumps to the next timer.
 */

/** When each situation begins, in milliseconds since 1970. */
const START = 1_800_000_000_000;
const HOST = "https://platform.example";
/** How long a lock, a message between tabs and an answer take, in milliseconds. */
const [GRANTED, TOLD, ANSWERED] = [1, 5, 10];
/**
 * The order of simultaneous lines, by their first words; any other line is an outcome, and comes last, sorted by name.
 */
const ORDER = ["keeps", "tells", "gives", "closes", "locks", "unlocks", "opens", "sends"];

/** The replaced globals, to be restored. */
const replaced = [];
let world;

function replace(object, name, descriptor) {
  replaced.push([object, name, Object.getOwnPropertyDescriptor(object, name)]);
  Object.defineProperty(object, name, { configurable: true, ...descriptor });
}

/** Begins a situation, given as JSON text with the platform's usual answers. */
export function enter(platform, situation) {
  const { answers = [] } = JSON.parse(situation);
  world = {
    now: 0,
    jumped: 0,
    chance: 0,
    timers: new Set(),
    lines: [],
    answers: answers.map((answer) => ({ times: 1, ...answer })),
    platform: JSON.parse(platform),
    state: "",
    cookies: new Map(),
    kept: new Map(),
    isOnline: true,
    hasNetwork: true,
    isStorageForbidden: false,
    breaksTimer: false,
    areLocksBroken: false,
    turns: [],
    areLocksRefused: false,
    frame: undefined,
    hearers: new Set(),
    lookers: new Set(),
    channels: new Set(),
  };
  installTime();
  installPage();
  replace(globalThis.crypto, "getRandomValues", { value: even });
  replace(globalThis, "Request", { value: RequestWithBody });
  replace(globalThis, "fetch", { value: answered });
  replace(globalThis, "BroadcastChannel", { value: Channel });
  void pump(world);
}

/** Ends the situation, and gives its trace as JSON text. */
export function leave() {
  const { lines } = world;
  world = undefined;
  for (const [object, name, descriptor] of replaced.splice(0).reverse()) {
    if (descriptor) Object.defineProperty(object, name, descriptor);
    else delete object[name];
  }
  const rank = ({ line }) => {
    const place = ORDER.indexOf(line.split(" ", 1)[0]);
    return place < 0 ? ORDER.length : place;
  };
  const byName = ({ line: one }, { line: other }) => (one < other ? -1 : one > other ? 1 : 0);
  const sorted = lines.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return one.at - other.at || first - second || (first === ORDER.length ? byName(one, other) : 0);
  });
  return JSON.stringify(sorted.map(({ at, line }) => `${at} ${line}`));
}

/** Adds a line to the trace. */
export function say(line) {
  world?.lines.push({ at: world.now, line });
}

/** Waits until a time after the situation's beginning. */
export function until(at) {
  return new Promise((resolve) => setTimeout(resolve, at - world.now));
}

/** The state of the last login that the network saw. */
export const loginState = () => world.state;

/** Performs an event of the script. */
export function act(text) {
  const action = JSON.parse(text);
  const acts = {
    "jumps the clock": () => (world.jumped += action.ms),
    "goes offline": () => (world.isOnline = world.hasNetwork = false),
    "goes online": () => (world.isOnline = world.hasNetwork = true),
    "seems offline": () => (world.isOnline = false),
    "forbids storage": () => (world.isStorageForbidden = true),
    "breaks locks": () => (world.areLocksBroken = true),
    "loses the cookies": () => world.cookies.clear(),
    "holds the lock": () => hold(action.ms),
    "forbids locks": () => (world.areLocksRefused = true),
    "looks at the session": () => world.lookers.forEach((look) => look()),
    "posts a message": () => post(action),
  };
  acts[action.does]();
}

// Time

function installTime() {
  const { timers } = world;
  let last = 0;
  replace(globalThis, "setTimeout", {
    value(handler, delay = 0) {
      last += 1;
      timers.add({ id: last, handler, at: world.now + delay });
      return last;
    },
  });
  replace(globalThis, "clearTimeout", {
    value(id) {
      if (world.breaksTimer) {
        world.breaksTimer = false;
        throw new TypeError("the driver breaks");
      }
      for (const timer of timers) if (timer.id === id) timers.delete(timer);
    },
  });
  replace(Date, "now", { value: () => START + world.now + world.jumped });
  replace(performance, "now", { value: () => world.now });
}

/** Fires one timer after another until the situation ends, each after all promises are settled. */
async function pump(own) {
  for (;;) {
    await turn();
    if (world !== own) return;
    const [first] = [...own.timers].toSorted((one, other) => one.at - other.at);
    if (first) {
      own.timers.delete(first);
      own.now = Math.max(own.now, first.at);
      first.handler();
    }
  }
}

/** A turn of the event loop. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Random bytes: four bytes make half of the largest number, other lengths are unique. */
function even(bytes) {
  bytes.fill(0x80);
  if (bytes.length >= 4) bytes.set([world.chance & 0x7f, (world.chance++ >> 7) & 0x7f, 0]);
  return bytes;
}

// The network

/** A request whose body is available immediately. */
class RequestWithBody extends globalThis.Request {
  constructor(url, init) {
    super(url, init);
    this.sent = init?.body;
  }
}

function answered(input, init) {
  if (!world.hasNetwork) return Promise.reject(new TypeError("no network"));
  const { method, signal, credentials } = init ?? input;
  const path = (input.url ?? input).replace(HOST, "").replace(globalThis.location?.origin ?? "", "");
  const headers = new Headers((init ?? input).headers);
  const request = described(method, path, headers, init ? init.body : input.sent, credentials);
  say(`sends ${request}`);
  const answer = next(request);
  if (answer.unsent) throw new TypeError("nothing was sent");
  return new Promise((resolve, reject) => {
    const end = () => {
      signal.removeEventListener("abort", abort);
      if (answer.breaks) world.breaksTimer = true;
      if (answer.lost) reject(new TypeError("network lost"));
      else resolve(responded(answer));
    };
    const timer = answer.never ? undefined : setTimeout(end, answer.after ?? ANSWERED);
    const abort = () => {
      clearTimeout(timer);
      say(`gives up ${method} ${path}`);
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
  });
}

/** A request as one line: the identity, and the grant of a token request. */
function described(method, path, headers, text, credentials) {
  const words = [method, path];
  const body = JSON.parse(text ?? "{}");
  const grant = body.grantType ?? body.grant_type;
  if (grant) {
    words.push(grant, body.client_id, body.client_secret, body.instance_id);
    words.push(body.refreshToken ?? body.code ?? body.member_id, body.redirectUri, body.session_token);
  } else if (Object.keys(body).length > 0) {
    world.state = body.auth?.authRequest?.state ?? world.state;
    words.push(JSON.stringify(body, plain));
  }
  if (headers.has("authorization")) words.push("as", headers.get("authorization"));
  if (headers.has("wix-site-id")) words.push("for", headers.get("wix-site-id"));
  if (credentials === "same-origin") words.push("with cookies");
  return words.filter((word) => word !== undefined).join(" ");
}

/** Sorted names, without random values. */
function plain(name, value) {
  if (name === "state" || name === "codeChallenge") return "*";
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The situation's next answer to this request, or the platform's usual answer. */
function next(request) {
  const scripted = world.answers.find(({ to, times }) => times > 0 && request.startsWith(to));
  if (scripted) scripted.times -= 1;
  return scripted ?? world.platform.find(({ to }) => request.startsWith(to));
}

/** An answer; in a `badByte` answer, question marks become invalid bytes. */
function responded({ status = 200, headers, badByte = false, ...answer }) {
  const bytes = new TextEncoder().encode(textOf(answer));
  const body = badByte ? bytes.map((byte) => (byte === 0x3f ? 0xff : byte)) : bytes;
  const own = {
    text: { value: () => Promise.resolve(new TextDecoder().decode(body)) },
    arrayBuffer: { value: () => Promise.resolve(body.buffer) },
  };
  return Object.defineProperties(new Response(null, { status, headers }), own);
}

function textOf({ grants, seconds = 14_400, refresh = `${grants}-refresh`, role, body, text = "" }) {
  if (grants === undefined) return body === undefined ? text : JSON.stringify(body);
  return JSON.stringify({
    access_token: grants,
    expires_in: seconds,
    ...(refresh !== null && { refresh_token: refresh }),
    role,
  });
}

// The page

function installPage() {
  const isPage = globalThis.document !== undefined;
  const document = isPage ? globalThis.document : { body: { append() {} }, visibilityState: "visible" };
  if (!isPage) {
    document.location = { origin: HOST };
    replace(globalThis, "document", { value: document });
    replace(globalThis, "navigator", { value: {} });
    replace(globalThis, "addEventListener", { value() {} });
    replace(globalThis, "removeEventListener", { value() {} });
    document.addEventListener = document.removeEventListener = () => {};
  }
  const { kept } = world;
  const storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, text) {
      if (world.isStorageForbidden) throw new DOMException("storage is full", "QuotaExceededError");
      kept.set(name, text);
    },
  };
  replace(globalThis, "sessionStorage", { value: storage });
  replace(document, "cookie", { get: cookies, set: setCookie });
  replace(globalThis.navigator, "onLine", { get: () => world.isOnline });
  replace(globalThis.navigator, "locks", { value: { request: requestLock } });
  listeners(globalThis, "message", world.hearers);
  listeners(document, "visibilitychange", world.lookers);
  const create = isPage ? document.createElement.bind(document) : () => ({ contentWindow: {}, remove() {} });
  replace(document, "createElement", { value: (name) => (name === "iframe" ? framed(create(name)) : create(name)) });
}

/** Removes the listeners of one event type, and returns them. */
function listeners(target, type, aside) {
  const { addEventListener: add, removeEventListener: remove } = target;
  const value = (own, other) =>
    function (named, listener, ...rest) {
      if (named === type) own(listener);
      else other.call(target, named, listener, ...rest);
    };
  replace(target, "addEventListener", { value: value((listener) => aside.add(listener), add) });
  replace(target, "removeEventListener", { value: value((listener) => aside.delete(listener), remove) });
}

const cookies = () => [...world.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Sets a cookie. The session's cookies are written one by one, the role's cookie last. */
function setCookie(text) {
  const [pair, ...attributes] = text.split("; ");
  const [name, value] = pair.split("=");
  if (attributes.includes("Max-Age=0")) world.cookies.delete(name);
  else world.cookies.set(name, value);
  if (!name.endsWith("-session")) return;
  const [, , role, refresh] = value.split("~");
  const access = world.cookies.get(name.replace("session", "access"))?.split("~")[4];
  say(`keeps ${role === undefined ? "nothing" : tokensOf(role, access, decodeURIComponent(refresh))}`);
}

/** Tokens as words. */
export function tokensOf(role, access, refresh) {
  const parts = [access && ` access ${access}`, refresh && ` refresh ${refresh}`].filter(Boolean);
  return parts.length > 0 ? `${role}:${parts.join(",")}` : role;
}

/** A lock with a queue of waiters. */
function requestLock(_, ...rest) {
  if (world.areLocksBroken) throw new TypeError("locks are broken");
  if (world.areLocksRefused) return Promise.reject(new DOMException("locks are forbidden", "SecurityError"));
  const { turns } = world;
  return new Promise((resolve, reject) => {
    const { signal } = rest[0];
    const abort = () => {
      turns.splice(turns.indexOf(own), 1);
      reject(signal.reason);
    };
    const own = async () => {
      signal?.removeEventListener("abort", abort);
      say("locks");
      resolve(await rest.at(-1)());
      say("unlocks");
      release();
    };
    signal?.addEventListener("abort", abort);
    turns.push(own);
    if (turns.length === 1) setTimeout(own, GRANTED);
  });
}

function release() {
  const { turns } = world;
  turns.shift();
  if (turns.length > 0) setTimeout(turns[0], GRANTED);
}

/** Another program holds the lock, for a time or forever. */
function hold(ms) {
  world.turns.push(() => {});
  if (ms !== undefined) setTimeout(release, ms);
}

/** A frame that loads nothing. */
function framed(element) {
  const { remove } = element;
  world.frame = element;
  Object.defineProperty(element, "src", {
    set(url) {
      say(`opens ${url}`);
    },
  });
  element.remove = () => {
    if (world?.frame === element) {
      world.frame = undefined;
      say("closes the page");
    }
    remove.call(element);
  };
  return element;
}

function post({ origin, data, from }) {
  const text = JSON.stringify(data).replace("{state}", world.state);
  const source = from === "elsewhere" ? globalThis : world.frame?.contentWindow;
  world.hearers.forEach((hear) => hear({ source, origin, data: JSON.parse(text) }));
}

/** A channel between tabs. */
class Channel {
  constructor() {
    world.channels.add(this);
  }

  postMessage(data) {
    const others = [...world.channels].filter((channel) => channel !== this);
    setTimeout(() => others.forEach((channel) => channel.onmessage({ data })), TOLD);
  }

  close() {
    world.channels.delete(this);
  }
}
