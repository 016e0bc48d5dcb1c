//! Reads a CSV file: encoding, separator, and rows with line numbers.

use super::row::{Column, Row, read_cell};
use super::{TransferError, report::Imported, rules::Why};
use csv::{ByteRecord, ReaderBuilder, StringRecord};
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use std::{collections::HashSet, io::Read};

/// The decoded text of a file.
#[derive(Debug)]
pub struct Decoded {
    text: String,
    /// The encoding, if not UTF-8.
    encoding: Option<String>,
    /// Whether undecodable bytes became U+FFFD.
    is_lossy: bool,
}

/// Decodes UTF-8, UTF-16 with a byte order mark, else Windows-1252. A mostly valid UTF-8 file with some bad bytes stays
/// UTF-8: as Windows-1252 all its non-ASCII letters would be wrong.
pub fn decode(mut reader: impl Read) -> Result<Decoded, TransferError> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).map_err(csv::Error::from)?;
    let (marked, mark) = Encoding::for_bom(&bytes).unzip();
    bytes.drain(..mark.unwrap_or_default());
    let decode = |encoding: &'static Encoding, bytes: &[u8]| Decoded {
        text: encoding.decode_without_bom_handling(bytes).0.into_owned(),
        encoding: Some(encoding.name().to_ascii_lowercase()),
        is_lossy: false,
    };
    if let Some(encoding) = marked.filter(|encoding| *encoding != UTF_8) {
        return Ok(decode(encoding, &bytes));
    }
    let utf8 = |text, is_lossy| Decoded { text, encoding: None, is_lossy };
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return Ok(utf8(text, false)),
        Err(error) => error.into_bytes(),
    };
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let is_utf8 =
        marked.is_some() || text.chars().any(|letter| !letter.is_ascii() && letter != char::REPLACEMENT_CHARACTER);
    Ok(if is_utf8 { utf8(text, true) } else { decode(WINDOWS_1252, &bytes) })
}

/// A product file, read product by product.
#[derive(Debug)]
pub struct List<'a> {
    text: &'a str,
    csv: csv::Reader<&'a [u8]>,
    is_lossy: bool,
    columns: Vec<Option<Column>>,
    /// The line number of the byte at `counted`.
    line: u64,
    counted: usize,
    /// The next product's first row.
    next: Option<ReadRow>,
    slugs: HashSet<String>,
    /// The results since the caller last took them.
    pub(super) found: Imported,
}

/// A parsed row; without cells if refused.
#[derive(Debug)]
struct ReadRow {
    line: u64,
    slug: String,
    row: Option<Row>,
}

impl<'a> List<'a> {
    /// Reads the header row.
    ///
    /// # Errors
    ///
    /// When the header is not that of a product list.
    pub fn open(decoded: &'a Decoded) -> Result<Self, TransferError> {
        let text = decoded.text.as_str();
        let separator = separator(text);
        if !is_closed(text, separator) {
            return Err(TransferError::Quotes);
        }
        let mut list = Self {
            text,
            csv: builder(separator).from_reader(text.as_bytes()),
            is_lossy: decoded.is_lossy,
            columns: Vec::new(),
            line: 1,
            counted: 0,
            next: None,
            slugs: HashSet::new(),
            found: Imported { encoding: decoded.encoding.clone(), ..Imported::default() },
        };
        let (_, head) = list.record()?.ok_or(TransferError::Empty)?;
        for name in head.iter().map(str::trim) {
            let column = name.parse().ok();
            if let Some(double) = column.filter(|_| list.columns.contains(&column)) {
                return Err(TransferError::Twice(double.into_str()));
            }
            if column.is_none() && !name.is_empty() {
                list.found.unknown.push(name.to_owned());
            }
            list.columns.push(column);
        }
        if !list.columns.contains(&Some(Column::Slug)) {
            return Err(TransferError::Column(Column::Slug.into_str()));
        }
        list.next = list.row()?;
        if list.next.is_none() {
            return Err(TransferError::Empty);
        }
        Ok(list)
    }

    pub(super) fn bytes(&self) -> u64 {
        self.csv.position().byte()
    }

    pub(super) const fn size(&self) -> u64 {
        self.text.len() as u64
    }

    /// The next product with rows to import.
    pub(super) fn next_product(&mut self) -> Result<Option<ProductRows>, TransferError> {
        while let Some(first) = self.next.take() {
            let slug = first.slug.clone();
            let is_apart = !slug.is_empty() && !self.slugs.insert(slug.clone());
            let mut goods = ProductRows {
                line: first.line,
                is_headless: is_apart || first.row.is_none(),
                ..ProductRows::default()
            };
            self.add(&mut goods, first, is_apart);
            self.next = self.row()?;
            while let Some(row) = self.next.take_if(|row| !slug.is_empty() && row.slug == slug) {
                self.add(&mut goods, row, is_apart);
                self.next = self.row()?;
            }
            if !goods.is_nothing() {
                return Ok(Some(goods));
            }
            self.found.refused_products += u64::from(!is_apart);
        }
        Ok(None)
    }

    fn add(&mut self, goods: &mut ProductRows, read: ReadRow, is_apart: bool) {
        let Some(row) = read.row else { return };
        if is_apart {
            let cell = Some((Column::Slug, read.slug.as_str()));
            self.found.refuse(read.line, &read.slug, cell, Why::Apart);
        } else {
            goods.lines.push(read.line);
            goods.rows.push(row);
        }
    }

    fn row(&mut self) -> Result<Option<ReadRow>, TransferError> {
        let Some((line, record)) = self.record()? else {
            return Ok(None);
        };
        let mut row = Row::default();
        for (index, column) in self.columns.iter().enumerate() {
            if let Some(column) = column {
                row.set(*column, read_cell(record.get(index).unwrap_or_default()));
            }
        }
        let slug = row.text(Column::Slug).to_owned();
        let why = if record.len() != self.columns.len() {
            Some(Why::Cells)
        } else if self.is_lossy && record.iter().any(|cell| cell.contains(char::REPLACEMENT_CHARACTER)) {
            Some(Why::Encoding)
        } else {
            None
        };
        if let Some(why) = why {
            self.found.refuse(line, &slug, None, why);
        }
        let row = Some(row).filter(|_| why.is_none());
        Ok(Some(ReadRow { line, slug, row }))
    }

    /// The next non-empty record, with its line number.
    fn record(&mut self) -> Result<Option<(u64, StringRecord)>, TransferError> {
        let mut record = StringRecord::new();
        loop {
            let end = usize::try_from(self.bytes()).unwrap_or(usize::MAX);
            if !self.csv.read_record(&mut record)? {
                return Ok(None);
            }
            if record.iter().any(|cell| !cell.is_empty()) {
                return Ok(Some((self.line_of_record_after(end), record)));
            }
        }
    }

    /// The line number of the first record after a byte, as editors count.
    fn line_of_record_after(&mut self, byte: usize) -> u64 {
        let rest = self.text.get(byte..).unwrap_or_default();
        let start = self.text.len() - rest.trim_start_matches(['\r', '\n']).len();
        let passed = self.text.get(self.counted..start).unwrap_or_default();
        let ends = passed.replace("\r\n", "\n").matches(['\r', '\n']).count();
        self.line += ends as u64;
        self.counted = start;
        self.line
    }
}

fn builder(separator: u8) -> ReaderBuilder {
    let mut builder = ReaderBuilder::new();
    builder.delimiter(separator).flexible(true).has_headers(false);
    builder
}

/// Whether the last quoted cell is closed: then a marker appended to the text parses as a record of its own.
fn is_closed(text: &str, separator: u8) -> bool {
    const END: &str = "\u{3}";
    let mut csv = builder(separator).from_reader(text.as_bytes().chain("\n".as_bytes()).chain(END.as_bytes()));
    let (mut record, mut last) = (ByteRecord::new(), ByteRecord::new());
    while csv.read_byte_record(&mut record).unwrap_or_default() {
        std::mem::swap(&mut record, &mut last);
    }
    last == vec![END]
}

/// The most frequent separator in the first line, outside quotes: some countries' spreadsheets write semicolons, pasted
/// ones tabs.
fn separator(text: &str) -> u8 {
    let mut counts = [(b',', 0), (b';', 0), (b'\t', 0)];
    let mut is_quoted = false;
    for byte in text.trim_start_matches(['\r', '\n']).bytes() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'\r' | b'\n' if !is_quoted => break,
            _ if is_quoted => {}
            _ => {
                if let Some((_, count)) = counts.iter_mut().find(|(separator, _)| *separator == byte) {
                    *count += 1;
                }
            }
        }
    }
    let best = counts.into_iter().rev().max_by_key(|(_, count)| *count);
    best.map_or(b',', |(separator, _)| separator)
}

/// One product's rows. They have no key for a column that the file lacks.
#[derive(Debug, Clone, Default)]
pub(super) struct ProductRows {
    /// The first row's line number.
    pub(super) line: u64,
    pub(super) rows: Vec<Row>,
    /// Each row's line number.
    pub(super) lines: Vec<u64>,
    /// Whether the product's first row was refused, so that its own values are unknown.
    pub(super) is_headless: bool,
}

impl ProductRows {
    pub(super) fn slug(&self) -> &str {
        self.rows.first().map(|row| row.text(Column::Slug)).unwrap_or_default()
    }

    pub(super) fn line_of(&self, index: usize) -> u64 {
        self.lines.get(index).copied().unwrap_or(self.line)
    }

    /// Whether nothing can be imported: no row is left, or the first, which has the product's values, was refused.
    pub(super) fn is_nothing(&self) -> bool {
        let Some(first) = self.rows.first() else { return true };
        self.is_headless && first.has_product_columns()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carriage_returns_alone_end_lines() {
        let decoded = decode("\rslug,name\r\r\rmug,\"Mug\rlarge\"\rcup,Cup".as_bytes()).unwrap();
        let mut list = List::open(&decoded).unwrap();
        let mut lines = Vec::new();
        while let Some(goods) = list.next_product().unwrap() {
            lines.push(goods.line);
        }
        assert_eq!(lines, [5, 7]);
    }
}
