/** The answer texts of errors, for foreign modules that read them. */

const answers = new WeakMap<Error, string>();

/** Stores the answer text of an error. */
export function noteAnswer<E extends Error>(error: E, text: string | undefined): E {
  if (text !== undefined) answers.set(error, text);
  return error;
}

export const answerOf = (error: Error): string | undefined => answers.get(error);
