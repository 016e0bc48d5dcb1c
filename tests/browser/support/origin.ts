/** HTTP servers of this process, at ports that the system chooses. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

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
