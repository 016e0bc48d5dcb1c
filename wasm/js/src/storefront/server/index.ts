/** For servers of a shop's pages: the session of a request, and forms of the cart that need no script. */

export { cartForm, type CartFormClient, type CartFormOptions } from "./cart-form.js";
export { requestSession, type RequestSession, type RequestSessionOptions } from "./request-session.js";
