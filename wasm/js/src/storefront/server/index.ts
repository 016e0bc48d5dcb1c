/** For servers that render a shop's pages: the session of a request, and cart forms that need no script. */

export { cartForm, type CartFormClient, type CartFormOptions } from "./cart-form.js";
export { requestSession, type RequestSession, type RequestSessionOptions } from "./request-session.js";
export {
  ucp,
  type AgentCart,
  type AgentCarts,
  type FetchProfile,
  type UcpClient,
  type UcpLink,
  type UcpOptions,
} from "./ucp/index.js";
