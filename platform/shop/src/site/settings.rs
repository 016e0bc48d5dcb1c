//! Site settings: registration, login, prices, taxes and weights.

use crate::events::mails::OwnerMail;
use base::{Millis, clock::seconds};
use cartwright::types::Currency;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The settings, as the owner reads and changes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SiteSettings {
    /// The shop's name, as pages, mails and authenticator apps show it.
    pub(crate) name: String,
    /// Whether the site is published; otherwise redirect sessions are refused.
    pub published: bool,
    /// Whether visitors may register.
    pub(crate) open_registration: bool,
    /// Whether the owner has to approve new members.
    pub(crate) owner_approval: bool,
    /// Whether login requires a confirmed email address.
    pub(crate) email_verification: bool,
    /// The captcha of registrations and logins.
    pub captcha: Captcha,
    /// Whether login requires a second factor.
    pub mfa: Mfa,
    /// The allowed second factors, preferred first.
    pub(crate) mfa_factors: Vec<MfaFactor>,
    pub(crate) catalog: CatalogVersions,
    /// Whether a V3 site also answers catalog V1's reads.
    pub(crate) reads_as_v1: bool,
    /// The default location of new visitors' carts (the hosted platform derives it from the network address): an ISO
    /// 3166 country or region, such as `US-NY`. Empty: none.
    pub(crate) visitors_from: String,
    /// The language of the shop's own texts: a BCP 47 tag without region, such as `de`.
    pub(crate) language: String,
    /// The currency of all prices; fixed once the shop has products.
    pub(crate) currency: Currency,
    /// Whether prices include the tax.
    pub(crate) tax_included: bool,
    /// The source of tax rates.
    pub(crate) tax_mode: TaxMode,
    pub(crate) auto_tax: AutoTax,
    pub(crate) refunds: RefundAnswer,
    pub(crate) weight_unit: WeightUnit,
    /// The number of days before a visitor's unchanged cart expires.
    pub(crate) visitor_cart_days: u32,
    /// The number of days before a member's unchanged cart expires.
    pub(crate) member_cart_days: u32,
    /// When the buyer of an abandoned checkout gets a reminder by itself.
    pub(crate) checkout_reminder: CheckoutReminder,
    /// Whether buyers may ask to cancel an order.
    pub(crate) cancel_requests: bool,
    /// The number of days after the last parcel in which buyers may ask to return items; 0 for none.
    pub(crate) return_days: u32,
    /// The address of mails to the owner; empty for none.
    pub(crate) owner_email: String,
    /// The kinds of mails to the owner.
    pub owner_mails: Vec<OwnerMail>,
}

impl SiteSettings {
    /// The sign-on policy on the wire.
    pub(super) fn sign_on_policy(&self) -> Value {
        json!({ "requireOwnerApproval": self.owner_approval, "requireEmailVerification": self.email_verification })
    }
}

/// The catalog version of a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum CatalogVersions {
    /// Both versions, on the same products. No hosted site has both.
    Both,
    V1,
    #[default]
    V3,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum TaxMode {
    /// The owner's rates.
    #[default]
    Manual,
    /// The rates of the automatic calculation.
    Auto,
}

/// The state of the simulated automatic tax calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum AutoTax {
    #[default]
    Up,
    /// The calculation fails.
    Down,
    /// The owner has disabled it.
    Deactivated,
}

/// The payment provider's answer to refunds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundAnswer {
    /// Refunds the money at once.
    #[default]
    Settled,
    /// Accepts the refund, and confirms it some seconds later.
    Pending,
    ProviderDown,
    /// Refuses: the account may not refund.
    Forbidden,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum WeightUnit {
    #[default]
    Kg,
    Lb,
}

/// The time without a change after which the buyer of a checkout gets a reminder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum CheckoutReminder {
    #[default]
    Off,
    OneHour,
    TenHours,
    OneDay,
    ThreeDays,
}

impl CheckoutReminder {
    /// The time, unless there is no reminder.
    pub(crate) const fn after(self) -> Option<Millis> {
        match self {
            Self::Off => None,
            Self::OneHour => Some(seconds(3600)),
            Self::TenHours => Some(seconds(36_000)),
            Self::OneDay => Some(seconds(86_400)),
            Self::ThreeDays => Some(seconds(3 * 86_400)),
        }
    }
}

impl From<WeightUnit> for cartwright::resources::cart::WeightUnit {
    fn from(unit: WeightUnit) -> Self {
        match unit {
            WeightUnit::Kg => Self::Kg,
            WeightUnit::Lb => Self::Lb,
        }
    }
}

/// The kind of captcha.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Captcha {
    None,
    Invisible,
    Visible,
}

/// When a second factor is required.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Mfa {
    Off,
    /// If enrolled.
    Optional,
    /// Always; members without one enrol at login.
    Required,
}

/// A second factor. Excludes the contract's `PASSWORD`: the first factor, which identities list but no challenge
/// requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "UPPERCASE")]
#[strum(serialize_all = "UPPERCASE", const_into_str)]
pub enum MfaFactor {
    Totp,
    Email,
    Sms,
    Call,
    Push,
}

impl Default for SiteSettings {
    fn default() -> Self {
        Self {
            name: "My shop".to_owned(),
            published: true,
            open_registration: true,
            owner_approval: false,
            email_verification: false,
            captcha: Captcha::None,
            mfa: Mfa::Optional,
            mfa_factors: MfaFactor::VARIANTS.to_vec(),
            catalog: CatalogVersions::default(),
            reads_as_v1: true,
            visitors_from: String::new(),
            language: "en".to_owned(),
            currency: Currency::USD,
            tax_included: false,
            tax_mode: TaxMode::default(),
            auto_tax: AutoTax::default(),
            refunds: RefundAnswer::default(),
            weight_unit: WeightUnit::default(),
            visitor_cart_days: 30,
            member_cart_days: 180,
            checkout_reminder: CheckoutReminder::default(),
            cancel_requests: true,
            return_days: 30,
            owner_email: String::new(),
            owner_mails: vec![OwnerMail::NewOrder, OwnerMail::Requests],
        }
    }
}
