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
} from "./errors.js";

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

export const isValidationError = named<ValidationError>("ValidationError");
export const isApplicationError = named<ApplicationError>("ApplicationError", "RevisionConflictError", "GraphQlError");
export const isRevisionConflictError = named<RevisionConflictError>("RevisionConflictError");
export const isGraphQlError = named<GraphQlError>("GraphQlError");
export const isSystemError = named<SystemError>("SystemError");
export const isTransportError = named<TransportError>("TransportError");
export const isSessionError = named<SessionError>("SessionError");
export const isCancelledError = named<CancelledError>("CancelledError");
export const isRequestError = named<RequestError>("RequestError");
export const isDecodeError = named<DecodeError>("DecodeError");
export const isFatalError = named<FatalError>("FatalError");
