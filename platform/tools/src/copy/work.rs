//! The work file of a copy: what has been read, a line per page, so that an interrupted copy goes on.

use super::CopyError;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The first line: what the file is a copy of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Head {
    pub(super) site: String,
    pub(super) host: String,
    pub(super) catalog: String,
}

/// A page of a list.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    part: String,
    items: Vec<Value>,
    /// The position of the next page; absent after the last one.
    next: Option<String>,
}

/// The items of a list that were read so far, and the position after them.
#[derive(Debug, Default, Clone)]
pub(super) struct List {
    pub(super) items: Vec<Value>,
    pub(super) next: Option<String>,
    pub(super) is_whole: bool,
}

/// The lists that were read, and their file.
#[derive(Debug)]
pub(super) struct Work {
    path: PathBuf,
    file: File,
    lists: BTreeMap<String, List>,
}

impl Work {
    /// Opens the work file beside an output, and reads what an interrupted copy of the same site left. A last line that
    /// was not written wholly is dropped.
    pub(super) fn open(path: &Path, head: &Head) -> Result<Self, CopyError> {
        let failed = |error| CopyError::file(path, error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path).map_err(failed)?;
        let mut reader = BufReader::new(&file);
        let (mut lists, mut sound, mut line) = (BTreeMap::<String, List>::new(), 0, String::new());
        while reader.read_line(&mut line).map_err(failed)? > 0 && line.ends_with('\n') {
            if sound == 0 {
                let found: Option<Head> = serde_json::from_str(&line).ok();
                if found.as_ref() != Some(head) {
                    return Err(CopyError::OtherWork(path.to_owned()));
                }
            } else {
                let Ok(Line { part, items, next }) = serde_json::from_str(&line) else { break };
                let list = lists.entry(part).or_default();
                list.items.extend(items);
                (list.is_whole, list.next) = (next.is_none(), next);
            }
            sound += line.len() as u64;
            line.clear();
        }
        file.set_len(sound).map_err(failed)?;
        file.seek(SeekFrom::Start(sound)).map_err(failed)?;
        let mut work = Self { path: path.to_owned(), file, lists };
        if sound == 0 {
            work.write(head)?;
        }
        Ok(work)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), CopyError> {
        let mut text = serde_json::to_string(line).map_err(|error| CopyError::file(&self.path, error.into()))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|error| CopyError::file(&self.path, error))
    }

    /// The entries of a list.
    pub(super) fn items(&self, part: &str) -> &[Value] {
        self.lists.get(part).map(|list| list.items.as_slice()).unwrap_or_default()
    }

    /// The position after which a list is to be read on, or `None` if it is whole.
    pub(super) fn position(&self, part: &str) -> Option<Option<String>> {
        match self.lists.get(part) {
            Some(list) if list.is_whole => None,
            list => Some(list.and_then(|list| list.next.clone())),
        }
    }

    /// Adds a page.
    pub(super) fn add(&mut self, part: &str, items: Vec<Value>, next: Option<String>) -> Result<(), CopyError> {
        self.write(&Line { part: part.to_owned(), items: items.clone(), next: next.clone() })?;
        let list = self.lists.entry(part.to_owned()).or_default();
        list.items.extend(items);
        (list.is_whole, list.next) = (next.is_none(), next);
        Ok(())
    }

    /// Removes the file after the end of the copy.
    pub(super) fn remove(self) -> Result<(), CopyError> {
        drop(self.file);
        std::fs::remove_file(&self.path).map_err(|error| CopyError::file(&self.path, error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn head() -> Head {
        Head { site: "s".into(), host: "h".into(), catalog: "V3".into() }
    }

    #[test]
    fn a_work_file_goes_on_after_its_last_whole_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.json.part");
        let mut work = Work::open(&path, &head()).unwrap();
        work.add("brands", vec![json!({ "id": "a" })], Some("next".into())).unwrap();
        work.add("ribbons", vec![], None).unwrap();
        drop(work);
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"{\"part\":\"brands\",\"items\":[{\"id").unwrap();
        let mut again = Work::open(&path, &head()).unwrap();
        assert_eq!(again.position("brands"), Some(Some("next".into())));
        assert_eq!(again.position("ribbons"), None);
        assert_eq!(again.position("products"), Some(None));
        again.add("brands", vec![json!({ "id": "b" })], None).unwrap();
        drop(again);
        assert_eq!(Work::open(&path, &head()).unwrap().items("brands").len(), 2);
    }

    #[test]
    fn a_work_file_of_another_site_is_refused_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.json.part");
        Work::open(&path, &head()).unwrap();
        let before = std::fs::read(&path).unwrap();
        let other = Head { site: "other".into(), ..head() };
        assert!(matches!(Work::open(&path, &other), Err(CopyError::OtherWork(_))));
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
}
