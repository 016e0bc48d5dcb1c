//! Site settings: who may register, what a sign-in needs, and what prices, taxes and weights are counted in.

use cartwright::types::Currency;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The settings, as the owner reads and changes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct SiteSettings {
    /// The shop's name, as pages, mails and authenticator apps show it.
    pub(crate) name: String,
    /// Whether the site is published: clients may ask for a redirect session only if it is.
    pub(crate) published: bool,
    /// Whether visitors may register themselves.
    pub(crate) open_registration: bool,
    /// Whether the owner has to approve new members.
    pub(crate) owner_approval: bool,
    /// Whether an email address has to be confirmed before its owner can sign in.
    pub(crate) email_verification: bool,
    /// The captcha of registrations and logins.
    pub(crate) captcha: Captcha,
    /// Whether a second factor is asked for.
    pub(crate) mfa: Mfa,
    /// The second factors that may be used, preferred first.
    pub(crate) mfa_factors: Vec<MfaFactor>,
    pub(crate) catalog: CatalogVersions,
    /// Whether the reading calls of catalog v1 answer on a site of v3.
    pub(crate) reads_as_v1: bool,
    /// The place that new visitors' carts are addressed to, as the hosted platform finds it by the network address: a
    /// country or region of ISO 3166, such as `US-NY`. Empty: none.
    pub(crate) visitors_from: String,
    /// The language of the shop's own texts: a tag of BCP 47 without a region, such as `de`.
    pub(crate) language: String,
    /// The currency of all prices. A shop with products keeps its currency.
    pub(crate) currency: Currency,
    /// Whether prices include the tax.
    pub(crate) tax_included: bool,
    /// The source of tax rates.
    pub(crate) tax_mode: TaxMode,
    pub(crate) auto_tax: AutoTax,
    pub(crate) refunds: RefundAnswer,
    /// The unit of all weights.
    pub(crate) weight_unit: WeightUnit,
    /// For how many days an untouched cart of a visitor's is kept.
    pub(crate) visitor_cart_days: u32,
    /// For how many days an untouched cart of a member's is kept.
    pub(crate) member_cart_days: u32,
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
pub(crate) enum CatalogVersions {
    /// Both versions, over one store of products. No hosted site has both.
    Both,
    V1,
    #[default]
    V3,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum TaxMode {
    /// The owner's.
    #[default]
    Manual,
    /// The rates of the automatic calculation.
    Auto,
}

/// The state of the automatic tax calculation, which is simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum AutoTax {
    #[default]
    Up,
    /// The calculation fails.
    Down,
    /// The owner has switched it off.
    Deactivated,
}

/// The payment provider's answer to refunds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum RefundAnswer {
    /// The money is returned at once.
    #[default]
    Settled,
    /// The provider accepts the refund and confirms it some seconds later.
    Pending,
    ProviderDown,
    /// The provider's account may not refund.
    Forbidden,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum WeightUnit {
    #[default]
    Kg,
    Lb,
}

/// A proof of being human.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum Captcha {
    None,
    Invisible,
    Visible,
}

/// When a second factor is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum Mfa {
    Off,
    /// Of those who have set one up.
    Optional,
    /// Of everyone; those who have none set one up when they sign in.
    Required,
}

/// A second factor. The contract's `PASSWORD` is none: it is the first factor, which an identity lists and no challenge
/// asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "UPPERCASE")]
#[strum(serialize_all = "UPPERCASE", const_into_str)]
pub(crate) enum MfaFactor {
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
        }
    }
}
