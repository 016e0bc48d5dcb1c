/** Simulates missing, truncated and late files of a server. */
import type { RequestListener, ServerResponse } from "node:http";
import type { Origin } from "./origin.ts";

export type Loss = "missing" | "cut off" | "late";

/** Withholds files of an origin until `restore`. */
export class Losses {
  /** The requests for lost files since `lose`. */
  requests = 0;
  readonly #origin: Origin;
  readonly #answer: RequestListener;
  #held: ServerResponse[] = [];

  constructor(origin: Origin) {
    this.#origin = origin;
    this.#answer = origin.answer;
  }

  /** Withholds a file, given by the end of its path. Late answers before this are aborted. */
  lose(file: string, loss: Loss): void {
    this.restore();
    this.requests = 0;
    this.#origin.answer = (request, response) => {
      const [path = ""] = (request.url ?? "").split("?");
      if (!path.endsWith(file)) {
        this.#answer(request, response);
        return;
      }
      this.requests += 1;
      if (loss === "late") {
        this.#held.push(response);
      } else if (loss === "missing") {
        response.writeHead(404).end();
      } else {
        response.writeHead(200, { "Content-Type": "text/javascript", "Content-Length": "5000" });
        response.write("export const a = 1;", () => response.destroy());
      }
    };
  }

  restore(): void {
    this.#origin.answer = this.#answer;
    for (const response of this.#held) response.destroy();
    this.#held = [];
  }
}
