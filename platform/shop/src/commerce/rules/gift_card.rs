//! Gift cards: prepaid balances with a code.

use super::kind::{Rule, RuleChecks};
use super::moment;
use base::Millis;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GiftCard {
    pub(crate) id: String,
    pub(crate) code: String,
    pub(crate) initial_value: Decimal,
    pub balance: Decimal,
    #[serde(default, with = "moment")]
    pub(crate) expires: Option<Millis>,
    pub(crate) active: bool,
}

impl GiftCard {
    /// The code, obfuscated except for its end.
    pub fn obfuscated_code(&self) -> String {
        let length = self.code.chars().count();
        let shown = length.saturating_sub(4);
        let hidden = |(index, character): (usize, char)| {
            if index < shown && character != '-' { '*' } else { character }
        };
        self.code.chars().enumerate().map(hidden).collect()
    }
}

impl Rule for GiftCard {
    const KIND: &'static str = "giftCards";
    const IS_SECRET: bool = true;

    fn id(&self) -> &str {
        &self.id
    }

    fn code(&self) -> Option<&str> {
        Some(&self.code)
    }

    /// Whether a code has 8 to 20 letters, digits and hyphens.
    fn is_code(code: &str) -> bool {
        (8..=20).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    }

    /// The code without hyphens.
    fn compared(code: &str) -> Cow<'_, str> {
        Cow::Owned(code.replace('-', ""))
    }

    fn check(&self, checks: &mut RuleChecks) {
        checks.amount(self.initial_value, "initialValue");
        checks.amount(self.balance, "balance");
        checks.require(
            self.balance <= self.initial_value,
            "balance",
            "DECIMAL_LTE",
            "must be no more than the initial value",
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_obfuscated_code_shows_only_its_last_group() {
        let card = GiftCard {
            id: String::new(),
            code: "ABCD-EFGH-1234".to_owned(),
            initial_value: Decimal::TEN,
            balance: Decimal::TEN,
            expires: None,
            active: true,
        };
        assert_eq!(card.obfuscated_code(), "****-****-1234");
    }

    #[test]
    fn a_typed_code_is_compared_without_its_hyphens() {
        for typed in ["SPRINGGIFT0050", "SPRING-GIFT-0050", "SPRINGGIFT-0050"] {
            assert_eq!(GiftCard::compared(typed), "SPRINGGIFT0050");
        }
    }
}
