/** Errors: one class for each kind of failure, all derived from `CartwrightError`. */

import type { CallOutcome, CoreErrorKind } from "../generated/rules.js";

/** The kind of an error: one of the core's kinds, or of the package's own. */
export type ErrorKind = CoreErrorKind | "webhook" | "fatal";

/** A field that the platform refused. */
export interface FieldViolation {
  field: string;
  description: string;
  violatedRule?: string;
  ruleName?: string;
  data?: Record<string, unknown> | null;
}

/** The parts of an error in the core's format. */
export interface Failure {
  kind: ErrorKind;
  message: string;
  endpoint?: string;
  status?: number;
  code?: string;
  /** The platform's code, if it is a number; the status, if the platform sent no code. */
  number?: number;
  description?: string;
  hint?: string;
  /** The requested URL, its answer, and the next step. */
  explanation?: string;
  data?: unknown;
  violations?: FieldViolation[];
  requestId?: string;
  retryAfterMs?: number;
  retryable?: boolean;
  outcome?: CallOutcome;
  isPlatform?: boolean;
  isNoSuchCall?: boolean;
  /** Whether the entity has changed since the program read it. */
  conflict?: boolean;
  cause?: unknown;
}

/** The parts of a core error. */
export type CoreFailure = Failure & { kind: CoreErrorKind };

export type { CallOutcome };

/** The error object that the platform documents. */
export interface ErrorDetails {
  /** The platform's code: a number if the platform sends a number, or the status if it sends no code. */
  applicationError?: { code?: string | number; description?: string; data?: unknown };
  validationError?: { fieldViolations: FieldViolation[] };
  requestId?: string;
}

/** The base class of all errors of this package. `message` is for people; `kind` and `code` are for programs. */
export class CartwrightError extends Error {
  override readonly name: string = "CartwrightError";
  /** The kind of failure. */
  readonly kind: ErrorKind;
  /** The endpoint of the failed call, such as `cart.add_to_current`. */
  readonly endpoint: string | undefined;
  /** The answer's status, if there was an answer. */
  readonly status: number | undefined;
  /** The platform's code, such as `OWNED_CART_NOT_FOUND`. */
  readonly code: string | undefined;
  /** Advice on refusals that depend on the site's settings, not on the call. */
  readonly hint: string | undefined;
  /** The platform's request id, for the platform's support. */
  readonly requestId: string | undefined;
  /** The pause that the platform requests before the next attempt. */
  readonly retryAfterMs: number | undefined;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /**
   * The effect of the failed call on the platform: `refused` and `not-done` changed nothing, and only `not-done` may be
   * repeated; after `unknown` the call may have been executed.
   */
  readonly outcome: CallOutcome;
  /** Whether the platform itself answered, not a proxy, a firewall or another server in between. */
  readonly isPlatform: boolean;
  /** Whether the platform has no call of this name. */
  readonly isNoSuchCall: boolean;
  /** The error object in the format of the platform's own SDK. */
  readonly details: ErrorDetails;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(development.messageOf(failure), causeOf(failure, options));
    this.kind = failure.kind;
    this.endpoint = failure.endpoint;
    this.status = failure.status;
    this.code = failure.code;
    this.hint = failure.hint;
    this.requestId = failure.requestId;
    this.retryAfterMs = failure.retryAfterMs;
    this.retryable = failure.retryable ?? false;
    this.outcome = failure.outcome ?? (UNSENT.includes(failure.kind) ? "refused" : "unknown");
    this.isPlatform = failure.isPlatform ?? false;
    this.isNoSuchCall = failure.isNoSuchCall ?? false;
    this.details = failure.requestId === undefined ? {} : { requestId: failure.requestId };
  }

  /**
   * The error as plain data, with its message. Copies of errors between threads and in JSON lose their fields: send this
   * to a worker, a page or a log, where the guards and `codeOf` read the data as they read the error.
   *
   * ```ts
   * postMessage(isCartwrightError(error) ? error.toJSON() : error);
   * ```
   */
  toJSON(): object {
    return Object.assign({ message: this.message }, this);
  }
}

/** The kinds of the package's own errors about calls that were not sent. */
const UNSENT: readonly ErrorKind[] = ["application", "request", "session", "oauth"];

/** Settings that development entries change. */
export const development = {
  /** The message of an error. */
  messageOf: ({ message }: Failure): string => message,
  /** Whether the error of a page's call shows its caller's stack, which costs every call a tenth of its time. */
  hasStacks: false,
};

/** The `cause`: the explanation, and the underlying error. */
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
  /** The platform's description. */
  readonly description: string | undefined;
  /** The platform's details of the code. */
  readonly data: unknown;

  constructor(failure: Failure) {
    super(failure);
    this.description = failure.description;
    this.data = failure.data;
    this.details.applicationError = detailsOf(failure);
  }
}

/**
 * The platform's code and description, as its own SDK returns them: an answer without a code has its status and the
 * message.
 */
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

/** A conflict: the entity has changed since it was read. Read it again, and repeat the change with the new revision. */
export class RevisionConflictError extends ApplicationError {
  override readonly name = "RevisionConflictError";
  /** The revision of the refused change, if the platform sends it. */
  readonly givenRevision: string | undefined;
  /** The current revision, if the platform sends it. */
  readonly currentRevision: string | undefined;

  constructor(failure: Failure) {
    super(failure);
    const { givenRevision, currentRevision } = (failure.data ?? {}) as Record<string, unknown>;
    this.givenRevision = typeof givenRevision === "string" ? givenRevision : undefined;
    this.currentRevision = typeof currentRevision === "string" ? currentRevision : undefined;
  }
}

/** A GraphQL query failed: see `status`. */
export class GraphQlError extends ApplicationError {
  override readonly name = "GraphQlError";
}

/** The platform failed (5xx, or an unexpected answer). */
export class SystemError extends CartwrightError {
  override readonly name = "SystemError";
  /** The platform's description, if there is one. */
  readonly description: string | undefined;

  constructor(failure: Failure) {
    super(failure);
    this.description = failure.description;
    if (failure.number !== undefined) {
      this.details.applicationError = detailsOf({ ...failure, description: failure.description ?? failure.message });
    }
  }
}

/** There was no answer: no network, no connection, or a timeout. */
export class TransportError extends CartwrightError {
  override readonly name = "TransportError";
}

/** There is no usable session and none could be created, or a login failed. */
export class SessionError extends CartwrightError {
  override readonly name = "SessionError";
}

/** The call's signal cancelled the call. */
export class CancelledError extends CartwrightError {
  override readonly name = "CancelledError";
}

/** The call is invalid, and nothing was sent. */
export class RequestError extends CartwrightError {
  override readonly name = "RequestError";
}

/** The answer could not be read. */
export class DecodeError extends CartwrightError {
  override readonly name = "DecodeError";
}

/** The core trapped, and the calls in flight failed: later calls start another instance. */
export class FatalError extends CartwrightError {
  override readonly name = "FatalError";
}

/** The class for each kind of core error. */
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

/** The error for a core error's parts. */
export function errorOf(failure: CoreFailure): CartwrightError {
  return new (failure.conflict ? RevisionConflictError : CLASSES[failure.kind])(failure);
}

/** The identity changed: the change or request of the previous identity is dropped. */
export function identityChanged(): SessionError {
  return new SessionError({
    kind: "session",
    code: "IDENTITY_CHANGED",
    message: "someone signed in or out before it was done",
  });
}

/** Reports an error that no caller awaits, as an unhandled error; in Node, on the console. */
export function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  (reportError ?? console.error)(error);
}
