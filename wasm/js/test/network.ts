/** A scripted network: replaces `fetch`, and records the requests. Node's tests of the built package import it, too. */

const HOST = "http://localhost:4400";

/** A request as the tests read it. */
export interface ScriptedRequest {
  readonly method: string;
  /** The path with the query; the whole address of another host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Fields | undefined;
}

/** The fields of a request's body. */
export type Fields = Readonly<Record<string, unknown>>;

export type Answer = (request: ScriptedRequest) => Response | Promise<Response>;

/** A test of Vitest or of Node, which undoes things at its end. */
export type EndingTest = { onTestFinished(undo: () => void): void } | { after(undo: () => void): void };

/** Replaces `fetch` until the test ends. */
export function scripted(test: EndingTest, answer: Answer): ScriptedRequest[] {
  const requests: ScriptedRequest[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (address, settings) => {
    const input = new Request(address, settings);
    const text = await input.text();
    const request = {
      method: input.method,
      path: input.url.replace(HOST, ""),
      headers: Object.fromEntries(input.headers),
      body: text ? (JSON.parse(text) as Fields) : undefined,
    };
    requests.push(request);
    return answer(request);
  };
  const undo = (): void => {
    globalThis.fetch = original;
  };
  if ("after" in test) test.after(undo);
  else test.onTestFinished(undo);
  return requests;
}

export function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init });
}

/** Answers token requests, and passes all others on. */
export function withTokens(answer: Answer): Answer {
  return (request) =>
    request.path === "/oauth2/token"
      ? json({ access_token: "access", expires_in: 14400, refresh_token: "refresh" })
      : answer(request);
}

export const isTokenRequest = ({ path }: Pick<ScriptedRequest, "path">): boolean => path === "/oauth2/token";

export const host = HOST;

/** An answer that the test releases. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: (request) => released.then(() => answer(request)), release };
}

/** More turns of the event loop than any number of calls needs until they are sent. */
const MOST_TURNS = 100_000;

/** Waits until a number of calls are in flight. */
export async function underWay(requests: readonly ScriptedRequest[], count = 1): Promise<void> {
  const sent = (): number => requests.filter((request) => !isTokenRequest(request)).length;
  for (let turn = 0; sent() < count; turn += 1) {
    if (turn === MOST_TURNS) throw new Error(`${sent()} of ${count} calls are under way`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
