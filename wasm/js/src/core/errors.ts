/** Errors: one class for each kind of thing that goes wrong, all of them `CartwrightError`. */

import type { CoreErrorKind } from "../generated/rules.js";

/** The kind of an error: one of the core's, or of the package's own. */
export type ErrorKind = CoreErrorKind | "webhook" | "fatal";

/** One field that the platform refused. */
export interface FieldViolation {
  field: string;
  description: string;
  violatedRule?: string;
  ruleName?: string;
  data?: Record<string, unknown> | null;
}

/** The parts of an error, as the core gives them. */
export interface Failure {
  kind: ErrorKind;
  message: string;
  endpoint?: string;
  status?: number;
  code?: string;
  /** The code where it is a number: the platform's own, or the status of an answer without a code. */
  number?: number;
  description?: string;
  hint?: string;
  /** The address that was asked, its answer, and the next step. */
  explanation?: string;
  data?: unknown;
  violations?: FieldViolation[];
  requestId?: string;
  retryAfterMs?: number;
  retryable?: boolean;
  /** Whether somebody else changed the entity since the program read it. */
  conflict?: boolean;
  cause?: unknown;
}

/** The parts of an error of the core's. */
export type CoreFailure = Failure & { kind: CoreErrorKind };

/** The platform's documented place for what went wrong. */
export interface ErrorDetails {
  /** `code` is a number where the platform sends one, and the status where it sends no code: `404`. */
  applicationError?: { code?: string | number; description?: string; data?: unknown };
  validationError?: { fieldViolations: FieldViolation[] };
  requestId?: string;
}

/** Stands on every error, whichever copy of the package it is of. */
export const BRAND = Symbol.for("@cartwright/sdk.error");

/** The base of all errors of this package. `message` is for people; `kind` and `code` are for programs. */
export class CartwrightError extends Error {
  override readonly name: string = "CartwrightError";
  /** The kind of failure. */
  readonly kind: ErrorKind;
  /** The call that failed, such as `cart.add_to_current`. */
  readonly endpoint: string | undefined;
  /** The answer's status, if one came. */
  readonly status: number | undefined;
  /** The platform's code, such as `OWNED_CART_NOT_FOUND`. */
  readonly code: string | undefined;
  /** Advice on refusals that are about the site's settings rather than the call. */
  readonly hint: string | undefined;
  /** The platform's id of the request, for its support. */
  readonly requestId: string | undefined;
  /** How long the platform asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** Whether the same call may well succeed later. */
  readonly retryable: boolean;
  /** Where code written for the platform's own SDK looks. */
  readonly details: ErrorDetails;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(wording.of(failure), causeOf(failure, options));
    this.kind = failure.kind;
    this.endpoint = failure.endpoint;
    this.status = failure.status;
    this.code = failure.code;
    this.hint = failure.hint;
    this.requestId = failure.requestId;
    this.retryAfterMs = failure.retryAfterMs;
    this.retryable = failure.retryable ?? false;
    this.details = failure.requestId === undefined ? {} : { requestId: failure.requestId };
  }

  get [BRAND](): true {
    return true;
  }
}

/** The text of an error's message, which the development entries make longer. */
export const wording = { of: ({ message }: Failure): string => message };

/** The cause of an error: its explanation, and behind it what went wrong. */
function causeOf(failure: Failure, options: ErrorOptions | undefined): ErrorOptions | undefined {
  const cause = "cause" in failure ? { cause: failure.cause } : options;
  return failure.explanation === undefined ? cause : { cause: new Error(failure.explanation, cause) };
}

/** The platform refused fields: see `violations`. */
export class ValidationError extends CartwrightError {
  override readonly name = "ValidationError";
  /** The refused fields, sorted by name. */
  readonly violations: readonly FieldViolation[];

  constructor(failure: Failure) {
    super(failure);
    const fieldViolations = failure.violations ?? [];
    this.violations = fieldViolations;
    this.details.validationError = { fieldViolations };
  }
}

/** The platform refused the call: see `code`. */
export class ApplicationError extends CartwrightError {
  override readonly name: string = "ApplicationError";
  /** The platform's own words. */
  readonly description: string | undefined;
  /** Data that the platform adds to its code. */
  readonly data: unknown;

  constructor(failure: Failure) {
    super(failure);
    this.description = failure.description;
    this.data = failure.data;
    this.details.applicationError = detailsOf(failure);
  }
}

/** The platform's code and words, as its own SDK has them: an answer without a code has its status and the message. */
function detailsOf({
  kind,
  code,
  number,
  description,
  message,
  data,
}: Failure): NonNullable<ErrorDetails["applicationError"]> {
  const isBare = number !== undefined && code !== String(number);
  const words = isBare && kind === "application" ? message : description;
  return {
    ...(code !== undefined && { code: number ?? code }),
    ...(words !== undefined && { description: words }),
    data: data ?? {},
  };
}

/** Someone else changed the same thing in between: see both revisions, read again, and change that. */
export class RevisionConflictError extends ApplicationError {
  override readonly name = "RevisionConflictError";
  /** The revision that the change was made to, where the platform tells. */
  readonly givenRevision: string | undefined;
  /** The revision that is there, where the platform tells. */
  readonly currentRevision: string | undefined;

  constructor(failure: Failure) {
    super(failure);
    const { givenRevision, currentRevision } = (failure.data ?? {}) as Record<string, unknown>;
    this.givenRevision = typeof givenRevision === "string" ? givenRevision : undefined;
    this.currentRevision = typeof currentRevision === "string" ? currentRevision : undefined;
  }
}

/** A GraphQL query was not answered: see `status`. */
export class GraphQlError extends ApplicationError {
  override readonly name = "GraphQlError";
}

/** The platform failed. */
export class SystemError extends CartwrightError {
  override readonly name = "SystemError";
  /** The platform's own words, if it had any. */
  readonly description: string | undefined;

  constructor(failure: Failure) {
    super(failure);
    this.description = failure.description;
    if (failure.number !== undefined) {
      this.details.applicationError = detailsOf({ ...failure, description: failure.description ?? failure.message });
    }
  }
}

/** No answer came: no network, no connection, no time left. */
export class TransportError extends CartwrightError {
  override readonly name = "TransportError";
}

/** There is no usable session and none could be made, or a login went wrong. */
export class SessionError extends CartwrightError {
  override readonly name = "SessionError";
}

/** The call was cancelled by its signal. */
export class CancelledError extends CartwrightError {
  override readonly name = "CancelledError";
}

/** The call itself is wrong, and nothing was sent. */
export class RequestError extends CartwrightError {
  override readonly name = "RequestError";
}

/** The answer could not be read. */
export class DecodeError extends CartwrightError {
  override readonly name = "DecodeError";
}

/** The package's core has failed, and the calls under way with it: later calls start another instance of it. */
export class FatalError extends CartwrightError {
  override readonly name = "FatalError";
}

/** The class of each kind of the core's errors. */
const CLASSES: Record<CoreErrorKind, new (failure: Failure) => CartwrightError> = {
  validation: ValidationError,
  application: ApplicationError,
  system: SystemError,
  network: TransportError,
  offline: TransportError,
  "timed-out": TransportError,
  cancelled: CancelledError,
  session: SessionError,
  oauth: SessionError,
  request: RequestError,
  decode: DecodeError,
  graphql: GraphQlError,
};

/** The error of the parts that the core gives. */
export function errorOf(failure: CoreFailure): CartwrightError {
  return new (failure.conflict ? RevisionConflictError : CLASSES[failure.kind])(failure);
}

/** Shows an error where programs look for those that nothing waits for; Node has no place for them but its console. */
export function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  (reportError ?? console.error)(error);
}
