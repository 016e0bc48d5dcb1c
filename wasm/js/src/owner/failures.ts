/** Errors of the catalog editor. */

import { ApplicationError, type FieldViolation, RevisionConflictError, ValidationError } from "../core/errors.js";
import type { ItemError } from "../generated/types/bulk.js";
import { type CatalogGap, V1_GAPS } from "./gaps.js";

/** The refusal of one entry of a bulk call. */
export function refusalOf(error: ItemError | undefined): ApplicationError {
  const { code, description, data } = error ?? {};
  const message = description ?? code ?? "The platform refused the change.";
  const failure = { kind: "application", message, data, ...(code !== undefined && { code }) } as const;
  const Refusal = code === "INVALID_REVISION" ? RevisionConflictError : ApplicationError;
  return new Refusal({ ...failure, ...(description !== undefined && { description }) });
}

/** Wraps a thrown value that is no error. */
export function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** A conflict: the entity has changed since it was read. */
export function conflict(): RevisionConflictError {
  const message = "It has changed since it was read.";
  return new RevisionConflictError({
    kind: "application",
    code: "INVALID_REVISION",
    status: 409,
    message,
    description: message,
    conflict: true,
  });
}

/** The violation of a field that needs a feature which catalog v1 lacks. */
export function lacking(field: string, gap: CatalogGap): FieldViolation {
  return { field, description: V1_GAPS[gap], violatedRule: "FIELD_NOT_ALLOWED", data: { gap } };
}

export function invalid(violations: FieldViolation[]): ValidationError {
  const texts = violations.map(({ field, description }) => `${field}: ${description}`);
  return new ValidationError({ kind: "validation", message: texts.join(" "), violations });
}
