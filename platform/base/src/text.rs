//! Normalized text for comparison: equal where readers see no difference (Unicode Standard Annex 15 and section 5.18).

use icu_casemap::CaseMapper;
use icu_normalizer::{
    ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed, properties::CanonicalCombiningClassMap,
};
use std::borrow::Cow;

/// The combining class of a virama, which joins letters and is not an accent.
const VIRAMA: u8 = 9;

/// A text with its accents composed (NFC).
pub fn composed(text: &str) -> Cow<'_, str> {
    ComposingNormalizerBorrowed::new_nfc().normalize(text)
}

/// A text without case and letter variants: compatibility composition (NFKC) of the full case folding.
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let normalizer = ComposingNormalizerBorrowed::new_nfkc();
    let text = CaseMapper::new().fold_string(&normalizer.normalize(text)).into_owned();
    normalizer.normalize(&text).into_owned()
}

/// A text without case and accents, for searches: the primary strength of collation (Unicode Technical Standard 10) for
/// letters that decompose, and for Latin letters that do not.
pub fn plain(text: &str) -> String {
    let folded = folded(text);
    if folded.is_ascii() {
        return folded;
    }
    let classes = CanonicalCombiningClassMap::new();
    let mut plain = String::with_capacity(folded.len());
    for letter in DecomposingNormalizerBorrowed::new_nfkd().normalize_iter(folded.chars()) {
        match letter {
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            'đ' | 'ð' => plain.push('d'),
            'ı' => plain.push('i'),
            'ħ' => plain.push('h'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'þ' => plain.push_str("th"),
            letter => {
                let class = classes.get_u8(letter);
                if class == 0 || class == VIRAMA {
                    plain.push(letter);
                }
            }
        }
    }
    composed(&plain).into_owned()
}

/// Whether a text is invisible: only spaces, control characters and zero-width characters.
pub fn is_blank(text: &str) -> bool {
    let is_invisible = |letter: char| {
        letter.is_whitespace()
            || letter.is_control()
            || matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    };
    text.chars().all(is_invisible)
}

/// Whether a character is part of a word: a letter, a digit, or a mark on a letter.
pub fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || is_mark(letter)
}

/// Whether a character is a mark (general category M), which modifies the letter before.
pub fn is_mark(letter: char) -> bool {
    use icu_properties::props::GeneralCategory;
    matches!(
        icu_properties::CodePointMapData::<GeneralCategory>::new().get(letter),
        GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark | GeneralCategory::EnclosingMark
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_folding_unifies_unicode_forms_and_cases() {
        let decomposed = "Mu\u{308}sli";
        for (one, other) in [
            ("Müsli", decomposed),
            ("STRASSE", "straße"),
            ("Ångström", "A\u{30a}ngstro\u{308}m"),
            ("ΣΊΣΥΦΟΣ", "σίσυφος"),
            ("ﬁlter", "FILTER"),
            ("１２", "12"),
        ] {
            assert_eq!(folded(one), folded(other), "{one}");
        }
        assert_ne!(folded("Omer"), folded("Ömer"));
        assert_eq!(composed(decomposed), "Müsli");
    }

    #[test]
    fn search_folding_drops_accents_and_keeps_letters_of_other_scripts() {
        for (typed, name) in [
            ("omer", "Ömer"),
            ("smorrebrod", "Smørrebrød"),
            ("lodz", "Łódź"),
            ("istanbul", "İstanbul"),
            ("strasse", "Straße"),
            ("محمد", "مُحَمَّد"),
        ] {
            assert_eq!(plain(typed), plain(name), "{name}");
        }
        // Devanagari's vowel signs and virama are letters to a reader.
        assert_ne!(plain("हिन्दी"), plain("हन्द"));
        assert_eq!(plain("กาแฟ ถ้วย").chars().filter(|letter| *letter == ' ').count(), 1);
    }
}
