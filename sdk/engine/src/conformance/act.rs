//! Acts of callers in situations, as machines of the engine.

use super::in_words;
use crate::call::CallOptions;
use crate::engine::{Engine, Machine};
use crate::error::{Error, ErrorKind};
use crate::json::Json;
use crate::login::{Authorization, AuthorizeOptions, Callback, LoginRun, RedirectSession, ResponseMode};
use crate::machine::{Outcome, Port};
use crate::row::{Row, Service};
use crate::secret::Secret;

/// An act of a caller.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Act {
    /// Makes a call.
    Call {
        /// The call.
        sample: Sample,
        /// Its settings.
        options: CallOptions,
    },
    /// Requests a valid access token.
    AccessToken,
    /// Logs out.
    Logout {
        /// The page to return to.
        return_url: String,
    },
    /// Begins a login by redirect.
    BeginLogin {
        /// The page of the callback.
        redirect_uri: String,
        /// The path on the site to return to.
        return_path: String,
        /// Its settings.
        options: AuthorizeOptions,
    },
    /// Completes a login by redirect.
    CompleteLogin {
        /// The address of the callback.
        url: String,
        /// The part of the address that holds the code.
        mode: ResponseMode,
    },
    /// Exchanges a session token in a hidden frame.
    SignIn {
        /// The token.
        session_token: Secret,
    },
    /// Requests the tokens of a member whom another system has authenticated.
    External {
        /// The member.
        member_id: String,
        /// The owner's API key.
        key: Secret,
    },
    /// Signs on a member whom another system has authenticated.
    SignOn {
        /// JSON text.
        payload: String,
        /// The owner's API key.
        key: Secret,
    },
}

/// A sample call: each has another combination of method, access and idempotency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Sample {
    /// Reads the current cart.
    Cart,
    /// Estimates totals: a read that is a `POST`.
    Totals,
    /// Removes a coupon: a change that may be repeated.
    Coupon,
    /// Adds to the cart: a change that must not be repeated.
    Add,
    /// Reads public keys: a call without a token.
    Keys,
    /// Deletes the cart.
    Delete,
    /// Deletes a part of a product, which may itself be missing.
    DeleteOptions,
}

impl Sample {
    pub(super) fn named(name: &str) -> Self {
        match name {
            "cart" => Self::Cart,
            "totals" => Self::Totals,
            "coupon" => Self::Coupon,
            "add" => Self::Add,
            "keys" => Self::Keys,
            "delete" => Self::Delete,
            "delete options" => Self::DeleteOptions,
            _ => panic!("no call has this name: {name}"),
        }
    }

    /// The row of the call.
    #[must_use]
    pub const fn row(self) -> Row<'static> {
        let cart = Service::Ecom;
        match self {
            Self::Cart => Row::get("cart.get_current", cart, "/v1/carts/current"),
            Self::Totals => Row::post("cart.estimate_totals", cart, "/v1/carts/current/estimate-totals").safe(),
            Self::Coupon => Row::post("cart.remove_coupon", cart, "/v1/carts/current/remove-coupon").idempotent(),
            Self::Add => Row::post("cart.add_to_current", cart, "/v1/carts/current/add-to-cart"),
            Self::Keys => Row::get("oauth.jwks", Service::OAuth, "/oauth2/jwks").public(),
            Self::Delete => Row::delete("cart.delete_current", cart, "/v1/carts/current"),
            Self::DeleteOptions => {
                Row::delete("products.delete_options", Service::Stores, "/v1/products/{id}/options").owner()
            }
        }
    }

    /// The payload of the call, as JSON text.
    #[must_use]
    pub const fn payload(self) -> &'static str {
        match self {
            Self::Add => r#"{"lineItems":[]}"#,
            Self::DeleteOptions => r#"{"id":"product-1"}"#,
            _ => "{}",
        }
    }

    fn words(self, status: u16, body: &[u8]) -> Result<Option<String>, Error> {
        let body = String::from_utf8_lossy(body);
        let body = Json::parse(if body.is_empty() { "{}" } else { &body }).ok_or_else(|| {
            Error::new(ErrorKind::Decode, "the answer could not be read").at(self.row().id).with_status(status)
        })?;
        Ok(match self {
            Self::Cart => body.at("cart.id").text(),
            Self::Keys => body.get("statusCode").words(),
            _ => None,
        })
    }
}

impl Act {
    /// The machine of the act.
    ///
    /// # Errors
    ///
    /// If the act is impossible.
    pub fn machine(&self, engine: &Engine, port: &dyn Port) -> Result<Box<dyn Machine + Send>, Error> {
        Ok(match self {
            Self::Call { sample, options } => {
                Box::new(engine.call(port, &sample.row(), sample.payload(), options.clone())?)
            }
            Self::AccessToken => Box::new(engine.access_token()),
            Self::Logout { return_url } => Box::new(LoginRun::logout(engine, port, return_url, None)?),
            Self::BeginLogin { redirect_uri, return_path, options } => {
                let login = Authorization::begin(redirect_uri)?;
                Box::new(LoginRun::authorize(engine, port, login, options, Some(return_path))?)
            }
            Self::CompleteLogin { url, mode } => {
                Box::new(LoginRun::complete(engine, port, &Callback::parse(url, *mode))?)
            }
            Self::SignIn { session_token } => Box::new(LoginRun::direct(engine, port, session_token.clone(), true)?),
            Self::External { member_id, key } => Box::new(LoginRun::of_member(engine, member_id.clone(), key.clone())?),
            Self::SignOn { payload, key } => Box::new(LoginRun::sign_on(engine, port, payload.clone(), key.clone())?),
        })
    }

    /// The payload of requests with the caller's payload.
    #[must_use]
    pub const fn payload(&self) -> &'static str {
        match self {
            Self::Call { sample, .. } => sample.payload(),
            _ => "",
        }
    }

    /// The result of the act as words, from its machine's outcome and the body of the last success.
    ///
    /// # Errors
    ///
    /// If the answer cannot be read.
    pub fn words(&self, outcome: &Outcome, body: &[u8]) -> Result<Option<String>, Error> {
        Ok(match self {
            Self::Call { sample, .. } => {
                return sample.words(outcome.status, if outcome.is_void { b"" } else { body });
            }
            Self::AccessToken | Self::Logout { .. } | Self::CompleteLogin { .. } => Some(outcome.text.clone()),
            Self::BeginLogin { .. } => Some(RedirectSession::read(&outcome.text)?.url),
            Self::SignIn { .. } => None,
            Self::External { .. } | Self::SignOn { .. } => Some(in_words(&outcome.tokens)),
        })
    }
}
