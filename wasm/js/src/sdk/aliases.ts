/** Aliases of types under their names in the platform's own packages. */

import type { AuthStrategy } from "./auth/strategy.js";
import type { Client, Module } from "./client.js";

export type { OAuthAuth as IOAuthStrategy } from "./auth/oauth.js";

/** A client. This package has no type for its host. */
export type WixClient<
  // Keeps the positions of the other type parameters.
  _Host = undefined,
  Auth extends AuthStrategy = AuthStrategy,
  Modules extends Record<string, Module> = Record<string, Module>,
> = Client<Modules, Auth>;

export type { OAuthData as OauthData } from "./auth/callback.js";
export type { LoginResult as StateMachine } from "./auth/login.js";
