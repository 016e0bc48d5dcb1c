import { SessionError } from "../../errors.js";

/** Somebody else has taken the session over: what was asked for is neither done for them nor told to them. */
export function identityChanged(): SessionError {
  return new SessionError({
    kind: "session",
    code: "IDENTITY_CHANGED",
    message: "someone signed in or out before it was done",
  });
}
