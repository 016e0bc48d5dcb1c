/** A failure that explains itself in one sentence, with the fix. Shown without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {{ output?: string, cause?: unknown }} [details] `output` is what the failed command printed.
   */
  constructor(message, { output = "", cause } = {}) {
    super(message, { cause });
    this.name = "Problem";
    this.output = output;
  }
}

/** Stopped at the deadline: neither passed nor failed. */
export class Unfinished extends Problem {}

/** Errors that a step has printed already. @type {WeakSet<object>} */
export const shown = new WeakSet();

/**
 * The text of any error: a Problem's message, or the stack of other errors.
 * @param {unknown} error
 */
export const explain = (error) =>
  error instanceof Problem ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
