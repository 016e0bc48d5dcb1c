/** In-process HTTP servers on free ports. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** An origin whose URL is known before its content: a platform needs its stores' origins at its start. */
export class Origin {
  /** The request listener, to be set later. */
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
