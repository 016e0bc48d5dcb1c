/** Server processes: started, awaited and stopped together. */
import { spawn } from "node:child_process";
import { root } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { ending, lineReader } from "./run.mjs";

const LINES_KEPT = 40;
const GRACE_MS = 5000;

/** A server process with its last lines of output. */
export class Service {
  /** @type {string[]} */
  #lines = [];

  /**
   * @param {string} name as it is spoken of: "the platform"
   * @param {string} command
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [env]
   * @param {string} [cwd]
   */
  constructor(name, command, args, env = process.env, cwd = root) {
    this.name = name;
    this.child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      const lines = lineReader((line) => {
        this.#lines.push(line);
        if (this.#lines.length > LINES_KEPT) this.#lines.shift();
      });
      stream
        .setEncoding("utf8")
        .on("data", (text) => lines.push(text))
        .on("end", () => lines.end());
    }
    /** @type {Promise<Problem>} */
    this.ended = new Promise((resolve) => {
      this.child.on("error", (cause) =>
        resolve(new Problem(`${name} could not be started: ${cause.message}.`, { cause })),
      );
      this.child.on("close", (code, signal) => resolve(this.#problem(ending(code, signal))));
    });
  }

  /** @param {string} what */
  #problem(what) {
    const sentence = `${this.name.charAt(0).toUpperCase()}${this.name.slice(1)} ${what}.`;
    return new Problem(sentence, { output: this.#lines.join("\n") });
  }

  get running() {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /**
   * Waits until a URL answers.
   * @param {string} url
   * @param {number} [patienceMs]
   */
  async ready(url, patienceMs = 120_000) {
    const end = Date.now() + patienceMs;
    let over = false;
    const poll = async () => {
      while (!over && Date.now() < end) {
        if (await answers(url)) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    };
    const outcome = await Promise.race([poll(), this.ended]);
    over = true;
    if (outcome instanceof Problem) throw outcome;
    if (!outcome) throw this.#problem(`did not answer at ${url} within ${patienceMs / 1000} s`);
  }

  /** Asks the process to end and waits; kills it after a timeout. */
  async stop() {
    if (!this.running) return;
    this.child.kill("SIGTERM");
    const force = setTimeout(() => this.child.kill("SIGKILL"), GRACE_MS);
    await this.ended;
    clearTimeout(force);
  }
}

/** @param {string} url */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000), redirect: "manual" }).then(
    (response) => {
      void response.body?.cancel();
      return true;
    },
    () => false,
  );
