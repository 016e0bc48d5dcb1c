/** Adapts a handler of the web's `Request` and `Response` to Node's own server. */
import { Readable } from "node:stream";

/**
 * A request listener of `node:http` that calls a handler.
 * @param {(request: Request) => Promise<Response>} handle
 * @returns {(incoming: import("node:http").IncomingMessage, outgoing: import("node:http").ServerResponse) => Promise<void>}
 */
export function listener(handle) {
  return async (incoming, outgoing) => {
    const response = await answerOf(handle, incoming);
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    // The rest of an unread body would be parsed as the next request.
    if (!incoming.complete) outgoing.setHeader("Connection", "close");
    outgoing.writeHead(response.status).end(await response.text());
  };
}

/**
 * @param {(request: Request) => Promise<Response>} handle
 * @param {import("node:http").IncomingMessage} incoming
 */
async function answerOf(handle, incoming) {
  // The web's `Request` does not allow these methods.
  if (/^(CONNECT|TRACE|TRACK)$/i.test(incoming.method ?? "")) return new Response(null, { status: 405 });
  return handle(requestOf(incoming));
}

/** @param {import("node:http").IncomingMessage} incoming */
function requestOf(incoming) {
  const { method = "GET", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value = ""] of Object.entries(incoming.headers)) {
    for (const one of [value].flat()) headers.append(name, one);
  }
  const body = method === "GET" || method === "HEAD" ? null : Readable.toWeb(incoming);
  // The client only determines the path; the host is the mediator's own.
  return new Request(
    new URL(url, "http://localhost"),
    /** @type {RequestInit} */ ({ method, headers, body, duplex: "half" }),
  );
}
