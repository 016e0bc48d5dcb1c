/** Named steps with their elapsed time: quiet on success, with the full output on failure. */
import { advice } from "./advice.mjs";
import { explain, Problem, shown, Unfinished } from "./problem.mjs";
import { npmScript, packageScript, plain, run } from "./run.mjs";
import { timedTest } from "./timings.mjs";

/**
 * The interface of a step's work to its display.
 * @typedef {object} Report
 * @property {AbortSignal} signal aborts when the step is stopped
 * @property {(text: string) => void} note says what it is doing right now
 * @property {(text: string) => void} skipped says that there was nothing to do, and why
 * @property {(text: string) => void} show prints a line below the step
 * @property {(command: string, args: string[], options?: import("./run.mjs").RunOptions) => Promise<string>} run
 * @property {(script: string, args: string[], options?: import("./run.mjs").RunOptions) => Promise<string>} node
 * @property {(args: string[], options?: import("./run.mjs").RunOptions) => Promise<string>} npm
 * @property {(name: string, args: string[], options?: PackageRunOptions) => Promise<string>} bin runs an npm package's command
 */
/** @typedef {import("./run.mjs").RunOptions & { command?: string, from?: string }} PackageRunOptions */

/**
 * @typedef {object} StepOptions
 * @property {RegExp} [keep] lines of the commands' output that stay visible: the runners' closing lines
 * @property {number} [budget] seconds that it should take once everything is installed; the end names a step over its budget
 * @property {number} [silence] seconds without a line of output after which its commands are killed
 * @property {number} [deadline] the time by `performance.now()` at which its commands are killed, without a failure
 */

/** @typedef {{ name: string, ok: boolean, seconds: number, budget?: number, error?: unknown }} Outcome */

/**
 * Seconds of silence after which a command counts as hung: the largest crate compiles for a minute without output, on
 * a slow machine for several. A command that prints is never stopped, however long it takes.
 */
const SILENCE = 900;

/** Cargo's progress lines, which are irrelevant to a failure. */
const PROGRESS =
  /^ +(Compiling|Checking|Documenting|Downloading|Downloaded|Fresh|Blocking|Locking|Updating|Finished|Executable) |^\{"reason"/;

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

export class Steps {
  /** @type {Outcome[]} */
  outcomes = [];
  /** @type {import("./timings.mjs").Timed[]} the tests that the runners reported */
  tests = [];
  /** @type {Map<string, { started: number, note: string, reportedAt: number }>} */
  #active = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #frame = 0;

  /** @param {{ out?: { write(text: string): unknown, isTTY?: boolean, columns?: number }, colour?: boolean }} [options] */
  constructor({ out = process.stdout, colour = Boolean(out.isTTY) && !process.env.NO_COLOR } = {}) {
    this.out = out;
    this.colour = colour;
  }

  /**
   * Runs a step's work; shows a failure in full and rethrows it. A step stopped by its deadline throws Unfinished.
   * @template T
   * @param {string} name
   * @param {(report: Report) => Promise<T> | T} work
   * @param {StepOptions} [options]
   * @returns {Promise<T>}
   */
  async step(name, work, { keep, budget, silence = SILENCE, deadline = Infinity } = {}) {
    const started = performance.now();
    const state = { started, note: "", reportedAt: 0 };
    /** @type {string[]} */
    const kept = [];
    let skipped = "";
    const onLine = (/** @type {string} */ line) => {
      // Lines of JSON are for programs.
      if (line.trim() && !line.startsWith("{")) state.note = line.trim();
      if (keep?.test(line)) kept.push(line);
      const test = timedTest(line);
      if (test) this.tests.push(test);
    };
    const over = new AbortController();
    const last = () => `the last line was: ${state.note || "none"}`;
    /** @type {NodeJS.Timeout | undefined} */
    let hung;
    const heard = () => {
      clearTimeout(hung);
      const reason = () => `printed nothing for ${duration(silence)} and was stopped; ${last()}`;
      hung = setTimeout(() => over.abort(reason()), silence * 1000);
    };
    heard();
    let cut = false;
    const late = Number.isFinite(deadline)
      ? setTimeout(
          () => {
            cut = true;
            over.abort(`was stopped by the deadline; ${last()}`);
          },
          Math.max(Math.ceil(deadline - started), 0),
        )
      : undefined;
    const watched = (/** @type {import("./run.mjs").RunOptions} */ options = {}) => ({
      signal: over.signal,
      ...options,
      onLine: (/** @type {string} */ line) => {
        heard();
        onLine(line);
        options.onLine?.(line);
      },
    });
    /** @type {Report} */
    const report = {
      signal: over.signal,
      note: (text) => void (state.note = text),
      skipped: (text) => void (skipped = text),
      show: (text) => void kept.push(text),
      run: (command, args, options) => run(command, args, watched(options)),
      node: (script, args, options) => run(process.execPath, [script, ...args], watched(options)),
      npm: (args, options) => run(process.execPath, [npmScript(), ...args], watched(options)),
      bin: (name, args, { command, from, ...options } = {}) =>
        run(process.execPath, [packageScript(name, command, from), ...args], watched(options)),
    };
    this.#begin(name, state);
    try {
      const value = await work(report);
      this.#end(name, this.#line("✓", 32, name, started, skipped), kept);
      this.outcomes.push({ name, ok: true, seconds: since(started), budget });
      return value;
    } catch (error) {
      if (cut) {
        this.#end(name, this.#line("-", 33, name, started, "stopped by the deadline"), []);
        throw new Unfinished(`${name} was stopped by the deadline.`, { cause: error });
      }
      const printed = error instanceof Problem ? error.output.trimEnd() : "";
      const lines = printed.split("\n").filter((line) => !PROGRESS.test(plain(line)));
      const below = [lines.join("\n"), explain(error), advice(`${printed}\n${explain(error)}`) ?? ""];
      this.#end(name, this.#line("✗", 31, name, started, ""), below.filter(Boolean));
      this.outcomes.push({ name, ok: false, seconds: since(started), budget, error });
      if (error instanceof Object) shown.add(error);
      throw error;
    } finally {
      clearTimeout(hung);
      clearTimeout(late);
    }
  }

  /**
   * Prints text between steps.
   * @param {string} text
   */
  print(text) {
    this.#clear();
    this.out.write(`${text}\n`);
    this.#draw();
  }

  /**
   * @param {string} text
   * @param {number} code
   */
  paint(text, code) {
    return this.colour ? `\u001b[${code}m${text}\u001b[0m` : text;
  }

  /**
   * @param {string} mark
   * @param {number} colour
   * @param {string} name
   * @param {number} started
   * @param {string} remark
   */
  #line(mark, colour, name, started, remark) {
    const tail = remark ? `  ${this.paint(remark, 2)}` : "";
    return `${this.paint(mark, colour)} ${name.padEnd(34)} ${duration(since(started)).padStart(8)}${tail}`;
  }

  /**
   * @param {string} name
   * @param {{ started: number, note: string, reportedAt: number }} state
   */
  #begin(name, state) {
    this.#active.set(name, state);
    this.#timer ??= setInterval(() => this.#tick(), this.out.isTTY ? 100 : 1000);
    this.#timer.unref();
  }

  /**
   * @param {string} name
   * @param {string} line
   * @param {string[]} below
   */
  #end(name, line, below) {
    this.#clear();
    this.#active.delete(name);
    this.out.write([line, ...below].join("\n") + "\n");
    if (this.#active.size > 0) return this.#draw();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick() {
    this.#frame += 1;
    if (this.out.isTTY) return this.#draw();
    // Without a terminal, a long step prints a sign of life now and then.
    for (const [name, state] of this.#active) {
      const seconds = since(state.started);
      if (seconds - state.reportedAt < 30) continue;
      state.reportedAt = seconds;
      this.out.write(`… ${name}, ${duration(seconds)}${state.note ? `: ${state.note.slice(0, 120)}` : ""}\n`);
    }
  }

  #draw() {
    if (!this.out.isTTY || this.#active.size === 0) return;
    const spinner = FRAMES[this.#frame % FRAMES.length];
    const parts = [...this.#active].map(([name, { started, note }]) => {
      const detail = this.#active.size === 1 && note ? `  ${note}` : "";
      return `${name} ${duration(since(started))}${detail}`;
    });
    const text = `${spinner} ${parts.join("  ·  ")}`;
    this.out.write(`\r\u001b[2K${text.slice(0, Math.max((this.out.columns ?? 80) - 1, 20))}`);
  }

  #clear() {
    if (this.out.isTTY) this.out.write("\r\u001b[2K");
  }
}

/** @param {number} started */
const since = (started) => (performance.now() - started) / 1000;

/**
 * Formats seconds: 0.4 s, 12 s, 3 min 05 s.
 * @param {number} seconds
 */
export function duration(seconds) {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}
