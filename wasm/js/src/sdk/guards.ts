/** Guards for errors. They hold where `instanceof` does not: between two copies of the package in one program. */

import {
  type ApplicationError,
  BRAND,
  type CancelledError,
  type CartwrightError,
  type DecodeError,
  type FatalError,
  type GraphQlError,
  type RequestError,
  type RevisionConflictError,
  type SessionError,
  type SystemError,
  type TransportError,
  type ValidationError,
} from "../core/errors.js";

/** Whether an error is one of this package's. */
export function isCartwrightError(error: unknown): error is CartwrightError {
  return typeof error === "object" && error !== null && BRAND in error;
}

/** A guard for errors of some names. */
const named =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- says what the guard finds
  <E extends CartwrightError>(...names: string[]) =>
    (error: unknown): error is E =>
      isCartwrightError(error) && names.includes(error.name);

/** Whether the platform refused fields, whichever copy of the package says so. */
export const isValidationError = named<ValidationError>("ValidationError");
/** Whether the platform refused the call, whichever copy of the package says so. */
export const isApplicationError = named<ApplicationError>("ApplicationError", "RevisionConflictError", "GraphQlError");
/** Whether somebody else made a change in between, whichever copy of the package says so. */
export const isRevisionConflictError = named<RevisionConflictError>("RevisionConflictError");
/** Whether a GraphQL query was refused, whichever copy of the package says so. */
export const isGraphQlError = named<GraphQlError>("GraphQlError");
/** Whether the platform failed, whichever copy of the package says so. */
export const isSystemError = named<SystemError>("SystemError");
/** Whether no answer came, whichever copy of the package says so. */
export const isTransportError = named<TransportError>("TransportError");
/** Whether there is no usable session, or a login went wrong, whichever copy of the package says so. */
export const isSessionError = named<SessionError>("SessionError");
/** Whether the call was cancelled, whichever copy of the package says so. */
export const isCancelledError = named<CancelledError>("CancelledError");
/** Whether the call itself is wrong, whichever copy of the package says so. */
export const isRequestError = named<RequestError>("RequestError");
/** Whether the answer could not be read, whichever copy of the package says so. */
export const isDecodeError = named<DecodeError>("DecodeError");
/** Whether the core has broken down, whichever copy of the package says so. */
export const isFatalError = named<FatalError>("FatalError");

/**
 * The platform's code of an error, as a text: of this package's, and of those that the platform's own packages throw.
 * `undefined` for any other error.
 *
 * ```ts
 * if (codeOf(error) === "OWNED_CART_NOT_FOUND") return null;
 * ```
 */
export function codeOf(error: unknown): string | undefined {
  const { code, details } = (error ?? {}) as { code?: unknown; details?: { applicationError?: { code?: unknown } } };
  const found = isCartwrightError(error) ? code : details?.applicationError?.code;
  return typeof found === "string" || typeof found === "number" ? String(found) : undefined;
}
