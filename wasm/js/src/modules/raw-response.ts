/** Answers that are a page or a document of the platform's own, given as it would be sent. */

import type { RawAnswer } from "../generated/authentication.js";

/** A page or a document, with its status and headers. */
export type RawHttpResponse = Omit<RawAnswer, "body"> & {
  /** Its bytes. */
  body?: Uint8Array;
};

/** Opens a response whose bytes came as base64. */
export async function opened(reply: Promise<RawAnswer>): Promise<RawHttpResponse> {
  const answer = (await reply) as { body?: unknown } | undefined;
  if (typeof answer?.body !== "string") return answer as RawHttpResponse;
  return { ...answer, body: Uint8Array.from(atob(answer.body), (byte) => byte.charCodeAt(0)) };
}
