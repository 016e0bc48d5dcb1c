/** The texts of the answers that errors came of, for modules that read them themselves. */

const answers = new WeakMap<Error, string>();

/** Notes the answer of an error. */
export function noteAnswer<E extends Error>(error: E, text: string | undefined): E {
  if (text !== undefined) {
    answers.set(error, text);
  }
  return error;
}

export const answerOf = (error: Error): string | undefined => answers.get(error);
