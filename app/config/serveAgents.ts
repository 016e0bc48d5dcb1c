import type { IncomingMessage, ServerResponse } from "node:http";
import { ReadableStream } from "node:stream/web";
import { configFromEnvironment } from "./serveConfig.ts";
import { shop } from "./shop.ts";

/** The paths at which shopping agents find the store: the profile, and the endpoint of the Model Context Protocol. */
export const AGENT_PATHS = ["/.well-known/ucp", "/ucp/mcp"];

/** The shop's own pages that agents show to buyers, by the protocol's types of links. */
const LINKS = Object.entries({
  terms_of_service: "terms",
  privacy_policy: "privacy",
  refund_policy: "returns",
  faq: "faq",
})
  .filter(([, page]) => shop.pages?.includes(page))
  .map(([type, page]) => ({ type, url: `/info/${page}` }));

type Agents = (request: Request) => Promise<Response | undefined>;

/**
 * A handler of agents' requests by the Universal Commerce Protocol. The first request imports the package: the rest of
 * the server depends on no package.
 */
export function answerAgents(environment: NodeJS.ProcessEnv) {
  let agents: Promise<Agents> | undefined;
  const loaded = () =>
    (agents ??= agentsOf(environment).catch((error: unknown) => {
      agents = undefined;
      throw error;
    }));
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const origin = `http://${request.headers.host}`;
    // The web's `Request` does not allow TRACE.
    if (!URL.canParse(origin) || request.method === "TRACE") {
      response.writeHead(400, { Connection: "close" }).end();
      return;
    }
    try {
      const handle = await loaded();
      const answer = await handle(webRequest(request, new URL(path, origin)));
      // The connection ends after an unread body: its rest would be parsed as the next request.
      if (!request.complete) response.setHeader("Connection", "close");
      response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
      response.end(await answer?.text());
    } catch (error) {
      console.error(error);
      response.writeHead(503, { "Retry-After": "60", Connection: "close" }).end();
    }
  };
}

async function agentsOf(environment: NodeJS.ProcessEnv): Promise<Agents> {
  const { clientId = "", host, name = shop.name } = configFromEnvironment(environment);
  const [{ createClient, currentCartV2, OAuthStrategy, redirects }, { ucp }] = await Promise.all([
    import("@cartwright/sdk"),
    import("@cartwright/sdk/server"),
  ]);
  return ucp({
    client: (tokens) =>
      createClient({
        modules: { currentCartV2, redirects },
        auth: OAuthStrategy({ clientId, tokens }),
        host,
      }),
    name,
    links: LINKS,
    onError: console.error,
  });
}

/** Node's request as the web's. An unread body leaves the connection open for the answer. */
function webRequest(request: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const { method = "GET" } = request;
  const parts = request.iterator({ destroyOnReturn: false }) as NodeJS.AsyncIterator<Buffer>;
  const body = method === "POST" ? ReadableStream.from(parts) : null;
  return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
}
