/** The answers of the scripted platform. */

const ID = { "x-wix-request-id": "request-1" };

/** @param {unknown} body @param {number} status @param {HeadersInit} [headers] */
const json =
  (body, status, headers = ID) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

/** @param {string | null} body @param {number} status */
const text = (body, status) => () => new Response(body, { status, headers: ID });

const violation = (field, more = {}) => ({ field, description: `is wrong: ${field}`, ...more });

/** @param {object[]} fieldViolations @param {number} [status] */
const violations = (fieldViolations, status = 400) =>
  json({ message: "refused", details: { validationError: { fieldViolations } } }, status);

/** @param {object} applicationError @param {number} status @param {string} [message] */
const application = (applicationError, status, message = "refused") =>
  json({ message, details: { applicationError } }, status);

/**
 * Answers independent of the call, by name.
 * @type {Readonly<Record<string, () => Response | Promise<Response>>>}
 */
export const ANSWERS = {
  "200 {}": json({}, 200),
  "200 without an id": json({}, 200, {}),
  "200 null": json(null, 200),
  "200 list": json([], 200),
  "200 text": json("done", 200),
  "200 empty": text("", 200),
  "200 truncated": text('{"cart":{"id":"', 200),
  "200 HTML": text("<html>not what you asked for</html>", 200),
  "201 {}": json({}, 201),
  "202 empty": text("", 202),
  204: text(null, 204),
  "application, 400": application({ code: "SOME_CODE", description: "why", data: { a: { b: 1 } } }, 400),
  "application, number": application({ code: -19976, description: "why" }, 400),
  "application, one text": application({ code: "SOME_CODE", description: "refused" }, 403),
  "application, bare": application({ code: "SOME_CODE" }, 409),
  "application, empty": application({}, 400),
  "application, null parts": application({ code: null, description: null, data: null }, 400),
  "application, 404": application({ code: "OWNED_CART_NOT_FOUND", description: "no cart", data: {} }, 404),
  "application, 428": application({ code: "FAILED_PRECONDITION", description: "wrong catalog" }, 428),
  "application, 500": application({ code: "BROKEN", description: "why" }, 500),
  "application, unpublished": application({ code: "SITE_NOT_PUBLISHED", description: "No Public URL Found" }, 400),
  "validation, one": violations([violation("name")]),
  "validation, many": violations([
    violation("quantity", { violatedRule: "MIN", data: { threshold: 1 } }),
    violation("email", { violatedRule: "FORMAT", ruleName: "EMAIL", data: null }),
    violation("address.city"),
  ]),
  "validation, none": violations([]),
  "validation, null parts": violations([violation("name", { violatedRule: null, ruleName: null, data: null })]),
  "validation, 428": violations([violation("name")], 428),
  "validation and application": json(
    {
      message: "refused",
      details: { validationError: { fieldViolations: [violation("a")] }, applicationError: { code: "B" } },
    },
    400,
  ),
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 428, 429, 500, 502, 503].flatMap((status) => [
      [`${status} with a message`, json({ message: "the platform's words", details: {} }, status)],
      [`${status} empty`, text("", status)],
    ]),
  ),
  "400 with null for all": json({ message: null, details: null }, 400),
  "429 with Retry-After": json({ message: "later", details: {} }, 429, { ...ID, "retry-after": "1" }),
  "503 with Retry-After": json({ message: "later", details: {} }, 503, { ...ID, "retry-after": "1" }),
  "404 HTML": text("<html>not found</html>", 404),
  "502 HTML": text("<html>bad gateway</html>", 502),
  "400 null": json(null, 400),
  "400 list": json([1], 400),
  300: text("", 300),
  "no network": () => Promise.reject(new TypeError("fetch failed")),
};

/**
 * Refusals that a second attempt does not get.
 * @type {Readonly<Record<string, (request: Request, number: number) => Response>>}
 */
export const SECOND_CHANCES = {
  "401, then 200": (_, number) => (number === 1 ? text("", 401)() : json({}, 200)()),
  "503, then 200": (_, number) => (number === 1 ? text("", 503)() : json({}, 200)()),
};

/** @param {unknown} body the whole of an answer, as the platform declares it */
export const whole = (body) => json(body, 200);
