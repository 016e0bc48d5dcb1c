/** For servers that render a shop's pages: the session of a request, and cart forms that need no script. */

export { cartForm, type CartFormClient, type CartFormOptions } from "./cart-form.js";
export { requestSession, type RequestSession, type RequestSessionOptions } from "./request-session.js";
