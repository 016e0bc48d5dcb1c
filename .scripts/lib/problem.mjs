/** A failure that explains itself: one sentence, with what mends it. It is shown without a stack. */
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

/** Work that was stopped for want of time: neither passed nor failed. */
export class Unfinished extends Problem {}

/** Errors that a step has printed already. @type {WeakSet<object>} */
export const shown = new WeakSet();

/**
 * What to show of any error: a Problem's message, anything else with its stack.
 * @param {unknown} error
 */
export const explain = (error) =>
  error instanceof Problem ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
