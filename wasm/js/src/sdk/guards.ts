/** Type guards for errors. They also recognize errors of another copy of the package, where `instanceof` fails. */

import type {
  ApplicationError,
  CancelledError,
  CartwrightError,
  DecodeError,
  FatalError,
  GraphQlError,
  RequestError,
  RevisionConflictError,
  SessionError,
  SystemError,
  TransportError,
  ValidationError,
} from "../core/errors.js";
import { isCartwrightError } from "./own-error.js";

export { isCartwrightError } from "./own-error.js";

/** A guard for error classes. */
const named =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the guard finds
  <E extends CartwrightError>(...names: string[]) =>
    (error: unknown): error is E =>
      isCartwrightError(error) && names.includes(error.name);

/** Whether the platform refused fields, in any copy of the package. */
export const isValidationError = named<ValidationError>("ValidationError");
/** Whether the platform refused the call, in any copy of the package. */
export const isApplicationError = named<ApplicationError>("ApplicationError", "RevisionConflictError", "GraphQlError");
/** Whether a change failed with a revision conflict, in any copy of the package. */
export const isRevisionConflictError = named<RevisionConflictError>("RevisionConflictError");
/** Whether a GraphQL query was refused, in any copy of the package. */
export const isGraphQlError = named<GraphQlError>("GraphQlError");
/** Whether the platform failed, in any copy of the package. */
export const isSystemError = named<SystemError>("SystemError");
/** Whether there was no answer, in any copy of the package. */
export const isTransportError = named<TransportError>("TransportError");
/** Whether there is no usable session, or a login failed, in any copy of the package. */
export const isSessionError = named<SessionError>("SessionError");
/** Whether the call was cancelled, in any copy of the package. */
export const isCancelledError = named<CancelledError>("CancelledError");
/** Whether the call is invalid, in any copy of the package. */
export const isRequestError = named<RequestError>("RequestError");
/** Whether the answer could not be read, in any copy of the package. */
export const isDecodeError = named<DecodeError>("DecodeError");
/** Whether the core trapped, in any copy of the package. */
export const isFatalError = named<FatalError>("FatalError");

/**
 * The platform's code of an error, as text, for errors of this package and of the platform's own packages. `undefined`
 * for any other error.
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
