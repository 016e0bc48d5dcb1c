//! Mails to the owner, as the settings choose them.

use super::repo;
use crate::events::mails::{OwnerMail, Paragraph};
use crate::events::outbox::{self, Message};
use base::{Result, Writing, language::Language};

/// Mails the owner about a change, unless the owner made it. `screen` is the path of its screen in the console.
pub fn tell_owner(
    writing: &Writing<'_>,
    kind: OwnerMail,
    screen: &str,
    content: impl FnOnce(Language) -> Result<(Vec<(&'static str, String)>, Vec<Paragraph>)>,
) -> Result<()> {
    if writing.author.is_owner() || !writing.author.publishes {
        return Ok(());
    }
    let settings = repo::read(writing)?;
    if settings.owner_email.is_empty() || !settings.owner_mails.contains(&kind) {
        return Ok(());
    }
    let language = Language::of(Some(&settings.language));
    let (values, details) = content(language)?;
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let store = writing.shop.config.store_origins.first();
    let screen = store.map(|store| format!("{store}/owner{screen}"));
    let letter = kind.letter(language, &values, details, screen);
    outbox::send(writing, &Message::mail(&settings.name, settings.owner_email, &letter, writing.now))?;
    Ok(())
}
