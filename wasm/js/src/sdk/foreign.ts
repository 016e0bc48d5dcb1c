/**
 * Foreign modules: modules of the platform's other packages, which make their requests through a client's `request`.
 * Loaded by the first call to a foreign module.
 */

import type { CoreAnswer } from "./drive/core-client.js";
import { type CartwrightError, DecodeError, RequestError } from "../core/errors.js";
import { FOREIGN_CODES, MAX_QUERY_LENGTH } from "../generated/rules.js";
import { answerOf } from "./failed-answers.js";
import { isCartwrightError } from "./guards.js";
import type { ForeignRequest, ForeignResponse, RequestFactory } from "./http-client.js";

/** The client's interface for foreign requests. */
export interface Sender {
  /** The host for which the module builds its path. */
  readonly domain: string;
  readonly send: (row: string, payload: string) => Promise<CoreAnswer>;
}

export async function requestOf<Data>(
  factory: RequestFactory,
  { domain, send }: Sender,
): Promise<ForeignResponse<Data>> {
  const wanted = factory({ host: domain });
  const isLong = wanted.method === "GET" && String(wanted.params ?? "").length > MAX_QUERY_LENGTH;
  const request = (isLong ? wanted.fallback?.[0] : undefined) ?? wanted;
  const row = rowOf(request, wanted.methodFqn);
  try {
    const [text, status, headers] = await send(row, request.data === undefined ? "" : JSON.stringify(request.data));
    const data = parsed(text) as Data;
    const [transform] = [request.transformResponse ?? []].flat();
    const isTransformed = request.migrationOptions?.optInTransformResponse === true && transform;
    return { data: isTransformed ? (transform(data) as Data) : data, status, statusText: "", headers };
  } catch (error) {
    throw isCartwrightError(error) ? readable(error) : error;
  }
}

/** The row of a request, with its complete path. */
function rowOf({ method, url, params }: ForeignRequest, name = "module.request"): string {
  const codes = Object.hasOwn(FOREIGN_CODES, method) ? FOREIGN_CODES[method as keyof typeof FOREIGN_CODES] : undefined;
  if (!codes) {
    throw new RequestError({ kind: "request", message: `${name}: there is no method ${method} here` });
  }
  const query = String(params ?? "");
  const { pathname, search } = new URL(`${url}${query ? `?${query}` : ""}`, "https://platform.invalid");
  const path = `${pathname}${search}`.replace(/[{}]/g, encodeURIComponent);
  const isRead = /\.(?:Get|List|Query|Search|Count)\w*$/.test(name);
  return `${name.replace(/\s/g, "_")} ${codes[isRead ? 0 : 1]} ${path}`;
}

function parsed(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    throw new DecodeError({ kind: "decode", message: "the answer could not be read: it is not JSON" }, { cause });
  }
}

/**
 * An error in the form that foreign modules read: with the platform's answer in `response`. An error without an answer
 * keeps its message, which the modules would replace by "System error occurred: {}".
 */
function readable(error: CartwrightError): CartwrightError {
  const { status, message, requestId } = error;
  const text = answerOf(error);
  if (text === undefined || error.kind === "session") {
    const ignore = (): void => undefined;
    return Object.defineProperty(error, "message", { configurable: true, get: () => message, set: ignore });
  }
  const answer = objectOf(text);
  const words =
    typeof answer["message"] === "string" ? answer["message"] : (error.details.applicationError?.description ?? "");
  const details = (answer["details"] ?? {}) as Record<string, unknown>;
  const own = { description: words, code: status, data: { requestId, details: answer } };
  const data = {
    message: words,
    details: { ...(!details["validationError"] && { applicationError: own }), ...details },
  };
  return Object.defineProperty(error, "response", { configurable: true, writable: true, value: { status, data } });
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
