//! The generated files: formatted by oxfmt, and compared with the repository's files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const HEADER: &str = "/** Generated from the Rust models by `npm run generate`: do not edit. */\n\n";

/// Folders with generated files only, except `BY_HAND`.
const FOLDERS: [&str; 3] = ["modules", "lazy-calls", "types"];

/// A hand-written file in these folders.
const BY_HAND: &str = "types/json.ts";

/// File texts by path in `wasm/js/src/generated`.
#[derive(Default)]
pub(crate) struct Output {
    texts: BTreeMap<String, String>,
}

impl Output {
    pub(crate) fn add(&mut self, file: &str, text: &str) {
        self.texts.insert(file.to_owned(), format!("{HEADER}{}\n", text.trim()));
    }

    pub(crate) fn text(&self, file: &str) -> &str {
        &self.texts[file]
    }

    /// Writes changed files, removes obsolete files, and fails if there were any.
    pub(crate) fn compare(&self) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/src/generated");
        let formatted = self.formatted();
        let mut drifted = Vec::new();
        for (file, text) in &formatted {
            let path = folder.join(file);
            if fs::read_to_string(&path).unwrap_or_default() != *text {
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(&path, text).unwrap();
                drifted.push(file.clone());
            }
        }
        for subfolder in FOLDERS {
            for entry in fs::read_dir(folder.join(subfolder)).unwrap() {
                let file = format!("{subfolder}/{}", entry.unwrap().file_name().to_str().unwrap());
                if !formatted.contains_key(&file) && file != BY_HAND {
                    fs::remove_file(folder.join(&file)).unwrap();
                    drifted.push(file);
                }
            }
        }
        assert!(drifted.is_empty(), "{} had drifted from the Rust models, and were written anew", drifted.join(", "));
    }

    /// The texts, formatted by oxfmt. Built files are ignored by default: the options name no file with patterns.
    fn formatted(&self) -> BTreeMap<String, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("generated");
        for (file, text) in &self.texts {
            let path = folder.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let options = fs::read_to_string(root.join(".oxfmtrc.json")).unwrap();
        let (head, rest) = options.split_once("\"ignorePatterns\": [").unwrap();
        let (_, tail) = rest.split_once(']').unwrap();
        fs::write(folder.join("options.json"), format!("{head}\"ignorePatterns\": []{tail}")).unwrap();
        fs::write(folder.join("ignored"), "").unwrap();
        let mut oxfmt = Command::new("node");
        oxfmt.arg(root.join("node_modules/oxfmt/bin/oxfmt")).args(["-c", "options.json", "--ignore-path", "ignored"]);
        let status = oxfmt.args(self.texts.keys()).current_dir(&folder).status().unwrap();
        assert!(status.success(), "oxfmt failed: is it installed? `npm ci`");
        let read = |file: &String| (file.clone(), fs::read_to_string(folder.join(file)).unwrap());
        self.texts.keys().map(read).collect()
    }
}
