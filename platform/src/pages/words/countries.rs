//! Countries to choose from.

use super::Words;

/// Two-letter code, and the name in English, German and Arabic.
const COUNTRIES: &[(&str, [&str; 3])] = &[
    ("AR", ["Argentina", "Argentinien", "الأرجنتين"]),
    ("AU", ["Australia", "Australien", "أستراليا"]),
    ("AT", ["Austria", "Österreich", "النمسا"]),
    ("BE", ["Belgium", "Belgien", "بلجيكا"]),
    ("BR", ["Brazil", "Brasilien", "البرازيل"]),
    ("BG", ["Bulgaria", "Bulgarien", "بلغاريا"]),
    ("CA", ["Canada", "Kanada", "كندا"]),
    ("CL", ["Chile", "Chile", "تشيلي"]),
    ("CO", ["Colombia", "Kolumbien", "كولومبيا"]),
    ("HR", ["Croatia", "Kroatien", "كرواتيا"]),
    ("CY", ["Cyprus", "Zypern", "قبرص"]),
    ("CZ", ["Czechia", "Tschechien", "التشيك"]),
    ("DK", ["Denmark", "Dänemark", "الدنمارك"]),
    ("EG", ["Egypt", "Ägypten", "مصر"]),
    ("EE", ["Estonia", "Estland", "إستونيا"]),
    ("FI", ["Finland", "Finnland", "فنلندا"]),
    ("FR", ["France", "Frankreich", "فرنسا"]),
    ("DE", ["Germany", "Deutschland", "ألمانيا"]),
    ("GR", ["Greece", "Griechenland", "اليونان"]),
    ("HK", ["Hong Kong", "Hongkong", "هونغ كونغ"]),
    ("HU", ["Hungary", "Ungarn", "المجر"]),
    ("IS", ["Iceland", "Island", "آيسلندا"]),
    ("IN", ["India", "Indien", "الهند"]),
    ("ID", ["Indonesia", "Indonesien", "إندونيسيا"]),
    ("IE", ["Ireland", "Irland", "أيرلندا"]),
    ("IL", ["Israel", "Israel", "إسرائيل"]),
    ("IT", ["Italy", "Italien", "إيطاليا"]),
    ("JP", ["Japan", "Japan", "اليابان"]),
    ("KE", ["Kenya", "Kenia", "كينيا"]),
    ("LV", ["Latvia", "Lettland", "لاتفيا"]),
    ("LT", ["Lithuania", "Litauen", "ليتوانيا"]),
    ("LU", ["Luxembourg", "Luxemburg", "لوكسمبورغ"]),
    ("MY", ["Malaysia", "Malaysia", "ماليزيا"]),
    ("MT", ["Malta", "Malta", "مالطا"]),
    ("MX", ["Mexico", "Mexiko", "المكسيك"]),
    ("MA", ["Morocco", "Marokko", "المغرب"]),
    ("NL", ["Netherlands", "Niederlande", "هولندا"]),
    ("NZ", ["New Zealand", "Neuseeland", "نيوزيلندا"]),
    ("NG", ["Nigeria", "Nigeria", "نيجيريا"]),
    ("NO", ["Norway", "Norwegen", "النرويج"]),
    ("PE", ["Peru", "Peru", "بيرو"]),
    ("PH", ["Philippines", "Philippinen", "الفلبين"]),
    ("PL", ["Poland", "Polen", "بولندا"]),
    ("PT", ["Portugal", "Portugal", "البرتغال"]),
    ("RO", ["Romania", "Rumänien", "رومانيا"]),
    ("SA", ["Saudi Arabia", "Saudi-Arabien", "المملكة العربية السعودية"]),
    ("SG", ["Singapore", "Singapur", "سنغافورة"]),
    ("SK", ["Slovakia", "Slowakei", "سلوفاكيا"]),
    ("SI", ["Slovenia", "Slowenien", "سلوفينيا"]),
    ("ZA", ["South Africa", "Südafrika", "جنوب أفريقيا"]),
    ("KR", ["South Korea", "Südkorea", "كوريا الجنوبية"]),
    ("ES", ["Spain", "Spanien", "إسبانيا"]),
    ("SE", ["Sweden", "Schweden", "السويد"]),
    ("CH", ["Switzerland", "Schweiz", "سويسرا"]),
    ("TW", ["Taiwan", "Taiwan", "تايوان"]),
    ("TH", ["Thailand", "Thailand", "تايلاند"]),
    ("TR", ["Türkiye", "Türkei", "تركيا"]),
    ("UA", ["Ukraine", "Ukraine", "أوكرانيا"]),
    (
        "AE",
        [
            "United Arab Emirates",
            "Vereinigte Arabische Emirate",
            "الإمارات العربية المتحدة",
        ],
    ),
    ("GB", ["United Kingdom", "Vereinigtes Königreich", "المملكة المتحدة"]),
    ("US", ["United States", "Vereinigte Staaten", "الولايات المتحدة"]),
    ("VN", ["Vietnam", "Vietnam", "فيتنام"]),
];

impl Words {
    /// The countries' codes and names, in the order of the language's alphabet.
    pub(in crate::pages) fn countries(self) -> Vec<(&'static str, &'static str)> {
        let named = COUNTRIES.iter().map(|(code, names)| (*code, self.pick(*names)));
        let mut named: Vec<_> = named.collect();
        named.sort_by_cached_key(|(_, name)| sort_key(name));
        named
    }
}

/// A name as it is put in order: umlauts beside their vowels, all forms of alif together.
fn sort_key(name: &str) -> String {
    let letters = name.to_lowercase();
    let letters = letters.chars().map(|letter| match letter {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'أ' | 'إ' | 'آ' => 'ا',
        other => other,
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mails::Language;

    #[test]
    fn countries_are_in_the_order_of_the_alphabet() {
        let first = |language| {
            let countries = Words(language).countries();
            assert_eq!(countries.len(), COUNTRIES.len());
            countries.iter().take(3).map(|(code, _)| *code).collect::<Vec<_>>()
        };
        assert_eq!(first(Language::English), ["AR", "AU", "AT"]);
        assert_eq!(first(Language::German), ["EG", "AR", "AU"]);
        assert_eq!(first(Language::Arabic), ["ES", "AU", "EE"]);
    }
}
