/** HTTP servers of this process, at ports that the system chooses. */
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** An origin whose address is known before its content, as a platform is told of its stores at its own start. */
export class Origin {
  /** The request listener, to be set once there is something to serve. */
  answer: RequestListener = (_request, response) => response.writeHead(503).end();
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server.on("request", (request, response) => this.answer(request, response));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(): Promise<Origin> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Origin(server);
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

/** Middlewares one after the other, and a 404 for what none of them answers. */
export function chain(...middlewares: Middleware[]): RequestListener {
  return (request, response) => {
    const run = (index: number): void => {
      const middleware = middlewares[index];
      if (middleware) middleware(request, response, () => run(index + 1));
      else response.writeHead(404).end();
    };
    run(0);
  };
}

/** One path with a listener of its own. */
export function at(path: string, listener: RequestListener): Middleware {
  return (request, response, next) => {
    if (pathOf(request) === path) listener(request, response);
    else next();
  };
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** The static files of a built page; a path without an extension is a route of its index.html. */
export function files(folder: string): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    const extension = extname(path);
    const file = join(folder, extension === "" ? "index.html" : normalize(path));
    if (!existsSync(file) || !statSync(file).isFile()) {
      next();
      return;
    }
    response.writeHead(200, {
      "Content-Type": TYPES[extension || ".html"] ?? "application/octet-stream",
      // Built assets have a hash in their names.
      // As many servers of files answer.
      Vary: "Origin",
      "Cache-Control": path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache",
    });
    createReadStream(file).pipe(response);
  };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return new URL(url, "http://127.0.0.1").pathname;
}
