//! The content of a mail, rendered as text and as HTML.

use base::language::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("mail.css");

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    pub(crate) language: Language,
    pub(crate) subject: String,
    pub(crate) paragraphs: Vec<Paragraph>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Paragraph {
    Text(String),
    Amounts(Vec<Amount>),
    /// Lines that belong together, such as an address.
    Lines(Vec<String>),
    Link {
        label: String,
        address: String,
    },
}

/// A row of a label and an amount.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    pub(crate) name: String,
    pub(crate) amount: String,
    /// Whether this is the total of the others.
    pub(crate) is_total: bool,
}

impl Amount {
    pub const fn new(name: String, amount: String) -> Self {
        Self { name, amount, is_total: false }
    }
}

impl Letter {
    pub(crate) fn text(&self) -> String {
        let paragraphs: Vec<String> = self.paragraphs.iter().map(Paragraph::text).collect();
        paragraphs.join("\n\n")
    }

    /// The shop's mail as a self-contained HTML document.
    pub(crate) fn html(&self, shop: &str) -> String {
        let document = html! {
            (DOCTYPE)
            html lang=(self.language.tag()) dir=(self.language.direction()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.subject) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    main {
                        p.shop { (shop) }
                        h1 { (self.subject) }
                        @for paragraph in &self.paragraphs { (paragraph.html()) }
                    }
                }
            }
        };
        document.into_string()
    }
}

impl Paragraph {
    fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Amounts(rows) => {
                let rows: Vec<String> = rows.iter().map(|row| format!("{}: {}", row.name, row.amount)).collect();
                rows.join("\n")
            }
            Self::Lines(lines) => lines.join("\n"),
            Self::Link { label, address } => format!("{label}:\n{address}"),
        }
    }

    /// The paragraph as HTML, for mails and pages.
    pub fn html(&self) -> Markup {
        html! {
            @match self {
                Self::Text(text) => p { @for line in text.lines() { (line) br; } },
                Self::Amounts(rows) => table.amounts {
                    @for row in rows {
                        tr.total[row.is_total] { td { bdi { (row.name) } } td.amount { bdi { (row.amount) } } }
                    }
                },
                Self::Lines(lines) => p { @for line in lines { bdi { (line) } br; } },
                Self::Link { label, address } => p { a.button href=(address) { (label) } },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_and_html_of_a_mail_have_the_same_content() {
        let letter = Letter {
            language: Language::Arabic,
            subject: "Order <1>".to_owned(),
            paragraphs: vec![
                Paragraph::Text("Thank you & goodbye.".to_owned()),
                Paragraph::Amounts(vec![Amount::new("2 × Mug".to_owned(), "$3".to_owned())]),
                Paragraph::Lines(vec!["Ada".to_owned(), "1 Main Street".to_owned()]),
                Paragraph::Link { label: "See it".to_owned(), address: "https://shop.example/?a=1&b=2".to_owned() },
            ],
        };
        let text =
            "Thank you & goodbye.\n\n2 × Mug: $3\n\nAda\n1 Main Street\n\nSee it:\nhttps://shop.example/?a=1&b=2";
        assert_eq!(letter.text(), text);
        let html = letter.html("Corner Shop");
        for part in [
            "<html lang=\"ar\" dir=\"rtl\">",
            "<p class=\"shop\">Corner Shop</p>",
            "<h1>Order &lt;1&gt;</h1>",
            "Thank you &amp; goodbye.",
            "<td><bdi>2 × Mug</bdi></td><td class=\"amount\"><bdi>$3</bdi></td>",
            "<bdi>1 Main Street</bdi>",
            "<a class=\"button\" href=\"https://shop.example/?a=1&amp;b=2\">See it</a>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }
}
