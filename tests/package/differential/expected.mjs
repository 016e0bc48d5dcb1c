/**
 * The expected error of an answer, and the allowed number of requests: an independent implementation from the
 * platform's documentation and the tables in `contract`, against which `differences.mjs` checks ours.
 */
import { STATUS_CODES } from "node:http";
import { rowsOf } from "../../../wasm/js/test/tables.ts";

/** @typedef {import("./run.mjs").Answered} Answered */

/** The value of a JSON text; `undefined` for invalid JSON. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of a refusal without one, by its status: `NOT_FOUND`. */
export const codeOf = (status) =>
  STATUS_CODES[status] && status >= 400 ? STATUS_CODES[status].toUpperCase().replaceAll(" ", "_") : `STATUS_${status}`;

const withoutNullRules = ({ violatedRule, ruleName, ...violation }) => ({
  ...violation,
  data: violation.data ?? null,
  violatedRule: violatedRule ?? undefined,
  ruleName: ruleName ?? undefined,
});

/**
 * The fields of an answer's error; `undefined` for a success.
 * @param {Answered | undefined} answered
 */
export function expectedError(answered) {
  if (!answered) return undefined;
  const { status = 0, text = "", requestId, lost } = answered;
  if (lost !== undefined) return { message: `System error occurred: ${lost}`, details: {} };
  const answer = { status, requestId };
  const details = requestId === undefined ? {} : { requestId };
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    if (text === "" || body !== undefined) return undefined;
    return { ...answer, message: "the answer could not be read: it is not JSON", details };
  }
  const { applicationError, validationError } = body?.details ?? {};
  const sentText = body?.message ?? "";
  if (validationError) {
    const fieldViolations = validationError.fieldViolations
      .map(withoutNullRules)
      .toSorted((a, b) => (a.field < b.field ? -1 : 1));
    const refused = fieldViolations.map(({ field, description }) => `"${field}" ${description}`);
    const message = `INVALID_ARGUMENT: ${refused.join(", ")}`;
    return {
      ...answer,
      message,
      code: "INVALID_ARGUMENT",
      details: { ...details, validationError: { fieldViolations } },
    };
  }
  if (applicationError) {
    const data = applicationError.data ?? {};
    const [code, description] = [applicationError.code ?? undefined, applicationError.description ?? undefined];
    const named = { code, description, data };
    const message = description && description !== sentText ? `${sentText}: ${description}` : sentText;
    const text = code === undefined ? undefined : String(code);
    return { ...answer, message, code: text, details: { ...details, applicationError: named } };
  }
  const code = codeOf(status);
  const isRefusal = status >= 400 && status < 500;
  const message = isRefusal ? sentText || STATUS_CODES[status] : `System error occurred, request-id: ${requestId}`;
  const named = { code: status, description: isRefusal ? message : sentText || message, data: {} };
  return { ...answer, message, code, details: { ...details, applicationError: named } };
}

/** The calls of `contract`, by their requests. */
const CALLS = rowsOf("endpoints.tsv").map(([method, path, prefix, , safety, , sent = "-"]) => {
  const template = `${prefix === "-" ? "" : prefix}${sent === "-" ? path : sent}`;
  return { method, safety, path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
});

/** Whether a request may be repeated, by the table of calls: `safe`, `idempotent` or `unsafe`. */
export function safetyOf({ method, path }) {
  // A path without parameters is the better match.
  const found = CALLS.filter((call) => call.method === method && call.path.test(path));
  return found.toSorted((a, b) => a.path.source.split("[").length - b.path.source.split("[").length)[0]?.safety;
}

/** Whether a request's path has no id. */
export const isFixed = ({ method, path }) =>
  CALLS.some((call) => call.method === method && !call.path.source.includes("[^") && call.path.test(path));

/** Whether a failure may be transient. */
export const mayPass = ({ status, lost }) => lost !== undefined || status === 429 || status >= 500;
