/** Files that a server does not give, or not whole, or not in time. */
import type { RequestListener, ServerResponse } from "node:http";
import type { Origin } from "./origin.ts";

export type Loss = "missing" | "cut off" | "late";

/** Takes files of an origin away until `restore`. */
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

  /** Loses a file, named by the end of its path. What came late before is cut off. */
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
