/** Everything that the package's entries export. */

export { type CoreLoader, type CoreSource, preload } from "./core/core.js";
export { ProxyStrategy, type ProxyAuth } from "./sdk/auth/proxy.js";
export { ApiKeyStrategy, type ApiKeyAuth, type ApiKeyOptions } from "./sdk/auth/api-key.js";
export {
  ClientCredentialsStrategy,
  type ClientCredentialsAuth,
  type ClientCredentialsOptions,
} from "./sdk/auth/client-credentials.js";
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
} from "./sdk/auth/login.js";
export {
  OAuthStrategy,
  type AuthUrlOptions,
  type IdentityProvider,
  type OAuthAuth,
  type OAuthOptions,
  type Prompt,
} from "./sdk/auth/oauth.js";
export type { CallbackParameters, OAuthData, ResponseMode } from "./sdk/auth/callback.js";
export type { Session, SessionEvent } from "./sdk/auth/session.js";
export type { AuthStrategy } from "./sdk/auth/strategy.js";
export { type Adoption, foreignSessions } from "./sdk/auth/foreign-sessions.js";
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
} from "./sdk/auth/tokens.js";
export type { IOAuthStrategy, OauthData, StateMachine, WixClient } from "./sdk/aliases.js";
export type { Answered, Call, Callable, Change, Given, Named, RawHttpResponse, Stored } from "./sdk/binder.js";
export type { CallOptions, FailedCall } from "./sdk/call.js";
export type { Check, DiagnosisOptions, Finding, Outcome } from "./sdk/doctor/finding.js";
export type {
  CartApi,
  CheckoutInput,
  EstimateInput,
  MembershipChoice,
  CartFeature,
} from "./storefront/cart-api/cart-api.js";
export {
  type AddedItem,
  type MissingItem,
  type NotAddedReason,
  NothingAddedError,
} from "./storefront/cart-api/nothing-added.js";
export { cartApiV1 } from "./storefront/cart-v1/api.js";
export { cartApiV2 } from "./storefront/cart-api/v2.js";
export type * as cartView from "./storefront/cart-view/index.js";
export type { CatalogApi, CatalogFeature } from "./storefront/catalog-view/api.js";
export { catalogApiV1, type CatalogV1Modules } from "./storefront/catalog-view/api-v1.js";
export type { CatalogV3Modules } from "./storefront/catalog-view/api-v3.js";
export { type CatalogClient, catalogOf } from "./storefront/catalog-view/catalog-of.js";
export { catalogModules } from "./storefront/catalog-view/modules.js";
export type * as catalogView from "./storefront/catalog-view/index.js";
export { type ItemChoice, itemOptions, type ItemOptions } from "./storefront/catalog-view/item.js";
export type { MediaBases } from "./storefront/catalog-view/media-bases.js";
export { plainText } from "./storefront/catalog-view/rich.js";
export { cutText, textLength } from "./storefront/catalog-view/text.js";
export { translatedText, type WireText as TranslatedText } from "./storefront/cart-view/items.js";
export {
  type Bound,
  type BoundModules,
  createClient,
  type Client,
  type ClientOptions,
  type Enumeration,
  type Module,
  type Used,
} from "./sdk/client.js";
export { type ContextClient, enableContext } from "./sdk/context.js";
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
} from "./core/errors.js";
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
} from "./sdk/guards.js";
export { type OrderChangeRejection, orderChangeRejections } from "./sdk/order-rejections.js";
export { DEFAULT_API_URL, type Host } from "./sdk/host.js";
export { STORES_APP_ID } from "./generated/app-ids.js";
export type { GraphQl, GraphQlAnswer, GraphQlOptions } from "./sdk/graphql.js";
export * from "./sdk/media/index.js";
export { currencyDigits, Money } from "./sdk/money.js";
export * from "./generated/modules/index.js";
export {
  CursorQueryBuilder,
  type CursorQueryObject,
  type CursorQueryResult,
  QueryBuilder,
  type QueryObject,
  type QueryResult,
} from "./sdk/query/index.js";
