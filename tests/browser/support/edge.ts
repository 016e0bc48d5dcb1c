/** A content delivery network in front of a server: compression, and headers of its own. */
import { createServer, request as send, type OutgoingHttpHeaders, type RequestListener } from "node:http";
import { createGzip } from "node:zlib";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

export interface EdgeSettings {
  headers?: OutgoingHttpHeaders;
  gzip?: boolean;
}

const TEXT = /^(?:text|application\/(?:json|wasm|xml))|svg/;

/** Puts an edge in front of a listener; `close` ends both. */
export async function edge(
  listener: RequestListener,
  { headers: own = {}, gzip = false }: EdgeSettings,
): Promise<{ answer: RequestListener; close: () => void }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer: RequestListener = ({ method, url: path, headers }, response) => {
    const onward = send({ host: "127.0.0.1", port, method, path, headers }, (from) => {
      const given: OutgoingHttpHeaders = { ...from.headers, ...own };
      const isText = gzip && method === "GET" && TEXT.test(String(given["content-type"]));
      if (isText) {
        delete given["content-length"];
        given["content-encoding"] = "gzip";
      }
      response.writeHead(from.statusCode ?? 502, given);
      if (isText) from.pipe(createGzip()).pipe(response);
      else from.pipe(response);
    });
    onward.on("error", () => response.destroy());
    onward.end();
  };
  return { answer, close: () => server.close().closeAllConnections() };
}
