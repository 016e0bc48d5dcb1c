/** A scripted network: replaces `fetch`, and records the requests. */

const HOST = "http://localhost:4400";

/** Replaces `fetch` until the test ends. `answer` gets the request as `{ method, path, headers, body }`. */
export function scripted(test, answer) {
  const requests = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (address, settings) => {
    const input = new Request(address, settings);
    const text = await input.text();
    const request = {
      method: input.method,
      path: input.url.replace(HOST, ""),
      headers: Object.fromEntries(input.headers),
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(request);
    return answer(request);
  };
  test.after(() => {
    globalThis.fetch = original;
  });
  return requests;
}

export function json(body, init) {
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init });
}

/** Answers token requests, and passes all others on. */
export function withTokens(answer) {
  return (request) =>
    request.path === "/oauth2/token"
      ? json({ access_token: "access", expires_in: 14400, refresh_token: "refresh" })
      : answer(request);
}

export const isTokenRequest = ({ path }) => path === "/oauth2/token";

export const host = HOST;

/** An answer that the test releases. */
export function held(answer) {
  let release;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  return { answer: (request) => released.then(() => answer(request)), release };
}

/** More turns of the event loop than any number of calls needs until they are sent. */
const MOST_TURNS = 100_000;

/** Waits until a number of calls are in flight. */
export async function underWay(requests, count = 1) {
  const sent = () => requests.filter((request) => !isTokenRequest(request)).length;
  for (let turn = 0; sent() < count; turn += 1) {
    if (turn === MOST_TURNS) throw new Error(`${sent()} of ${count} calls are under way`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
