//! A cursor over a file, which never passes its end.

use super::Unsound;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};

/// A file with a read position.
pub(super) struct Walk<R> {
    reader: BufReader<R>,
    place: u64,
    length: u64,
}

impl<R: Read + Seek> Walk<R> {
    /// Starts at the first byte.
    pub(super) fn new(mut source: R) -> std::io::Result<Self> {
        let length = source.seek(SeekFrom::End(0))?;
        source.rewind()?;
        Ok(Self { reader: BufReader::new(source), place: 0, length })
    }

    pub(super) const fn place(&self) -> u64 {
        self.place
    }

    pub(super) const fn left(&self) -> u64 {
        self.length - self.place
    }

    /// Refuses a part that exceeds the rest of the file.
    pub(super) const fn has(&self, count: u64) -> Result<(), Unsound> {
        if count > self.left() {
            return Err(Unsound::Truncated);
        }
        Ok(())
    }

    pub(super) fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], Unsound> {
        self.has(COUNT as u64)?;
        let mut bytes = [0; COUNT];
        self.reader.read_exact(&mut bytes)?;
        self.place += COUNT as u64;
        Ok(bytes)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Unsound> {
        Ok(u8::from_be_bytes(self.take()?))
    }

    pub(super) fn skip(&mut self, count: u64) -> Result<(), Unsound> {
        self.has(count)?;
        self.reader.seek_relative(i64::try_from(count).map_err(|_| Unsound::Truncated)?)?;
        self.place += count;
        Ok(())
    }

    /// Seeks to an absolute position.
    pub(super) fn go_to(&mut self, place: u64) -> Result<(), Unsound> {
        if place > self.length {
            return Err(Unsound::Truncated);
        }
        self.reader.seek(SeekFrom::Start(place))?;
        self.place = place;
        Ok(())
    }

    /// Skips up to and including a byte.
    pub(super) fn skip_past(&mut self, byte: u8) -> Result<(), Unsound> {
        loop {
            let ahead = self.reader.fill_buf()?;
            if ahead.is_empty() {
                return Err(Unsound::Truncated);
            }
            let found = memchr::memchr(byte, ahead);
            let passed = found.map_or(ahead.len(), |place| place + 1);
            self.reader.consume(passed);
            self.place += passed as u64;
            if found.is_some() {
                return Ok(());
            }
        }
    }

    /// The last bytes of the file, up to a number.
    pub(super) fn tail(&mut self, max: u64) -> Result<Vec<u8>, Unsound> {
        self.go_to(self.length.saturating_sub(max))?;
        let mut bytes = Vec::new();
        self.reader.by_ref().take(max).read_to_end(&mut bytes)?;
        self.place = self.length;
        Ok(bytes)
    }
}
