/** Everything that the package's entries export. */

export { type CoreLoader, type CoreSource, preload } from "./core.js";
export { ProxyStrategy, type ProxyAuth } from "./auth/proxy.js";
export { ApiKeyStrategy, type ApiKeyAuth, type ApiKeyOptions } from "./auth/api-key.js";
export {
  type CaptchaTokens,
  type Challenge,
  type FactorAnswer,
  type LoginErrorCode,
  type LoginFailed,
  type OtherLoginState,
  type LoginParams,
  type LoginResult,
  LoginState,
  type RegisterParams,
} from "./auth/login.js";
export {
  OAuthStrategy,
  type AuthUrlOptions,
  type IdentityProvider,
  type OAuthAuth,
  type OAuthOptions,
  type Prompt,
} from "./auth/oauth.js";
export type { CallbackParameters, OAuthData, ResponseMode } from "./auth/callback.js";
export type { Session, SessionEvent } from "./auth/session.js";
export type { AuthStrategy } from "./auth/strategy.js";
export {
  type AccessToken,
  type CookieJar,
  cookieStorage,
  type CookieStorage,
  createLocalTokenStorage,
  EMPTY_TOKENS,
  type GivenRefreshToken,
  type GivenTokens,
  type RefreshToken,
  type Role,
  TokenRole,
  type Tokens,
  type TokenStorage,
} from "./auth/tokens.js";
export type { IOAuthStrategy, OauthData, StateMachine, WixClient } from "./aliases.js";
export type { Answered, Call, Callable, Change, Given, Named, RawHttpResponse, Stored } from "./binder.js";
export type { CallOptions, FailedCall } from "./call.js";
export type { CartApi, CheckoutInput, EstimateInput, MembershipChoice, CartFeature } from "./cart-api/cart-api.js";
export { type AddedItem, type MissingItem, type NotAddedReason, NothingAddedError } from "./cart-api/nothing-added.js";
export { cartApiV1 } from "./cart-api/v1.js";
export { cartApiV2 } from "./cart-api/v2.js";
export type * as cartView from "./cart-view/index.js";
export type { CatalogApi, CatalogFeature } from "./catalog-view/api.js";
export { catalogApiV1, type CatalogV1Modules } from "./catalog-view/api-v1.js";
export type { CatalogV3Modules } from "./catalog-view/api-v3.js";
export { type CatalogClient, catalogOf } from "./catalog-view/detect.js";
export { catalogModules } from "./catalog-view/modules.js";
export type * as catalogView from "./catalog-view/index.js";
export { type ItemChoice, itemOptions, type ItemOptions } from "./catalog-view/item.js";
export type { MediaBases } from "./catalog-view/parts.js";
export { plainText } from "./catalog-view/rich.js";
export {
  type Bound,
  type BoundModules,
  createClient,
  type Client,
  type ClientOptions,
  type Enumeration,
  type Module,
  type Used,
} from "./client.js";
export { type ContextClient, enableContext } from "./context.js";
export {
  ApplicationError,
  CancelledError,
  CartwrightError,
  DecodeError,
  type ErrorDetails,
  type ErrorKind,
  FatalError,
  type FieldViolation,
  GraphQlError,
  RequestError,
  RevisionConflictError,
  SessionError,
  SystemError,
  TransportError,
  ValidationError,
} from "./errors.js";
export {
  codeOf,
  isApplicationError,
  isCancelledError,
  isCartwrightError,
  isDecodeError,
  isFatalError,
  isGraphQlError,
  isRequestError,
  isRevisionConflictError,
  isSessionError,
  isSystemError,
  isTransportError,
  isValidationError,
} from "./guards.js";
export { DEFAULT_API_URL, type Host } from "./host.js";
export { STORES_APP_ID } from "./generated/app-ids.js";
export type { GraphQl, GraphQlAnswer, GraphQlOptions } from "./graphql.js";
export * from "./media/index.js";
export { currencyDigits, Money } from "./money.js";
export * from "./generated/modules/index.js";
export {
  CursorQueryBuilder,
  type CursorQueryObject,
  type CursorQueryResult,
  QueryBuilder,
  type QueryObject,
  type QueryResult,
} from "./query/index.js";
