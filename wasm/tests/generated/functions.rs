//! The functions of the npm package's modules, as `contract/functions.tsv` has them.

/// A function of a module.
pub(crate) struct Function {
    pub(crate) module: String,
    pub(crate) name: String,
    /// The id of its row.
    pub(crate) row: String,
    /// The arguments; a question mark marks an optional one.
    pub(crate) arguments: Vec<String>,
    pub(crate) answer: Answer,
    pub(crate) form: Form,
    /// The date of the call's removal, and its replacement.
    pub(crate) deprecated: Option<(String, Option<String>)>,
    /// The payload's type name in the platform's packages.
    pub(crate) request: Option<String>,
}

pub(crate) enum Answer {
    Nothing,
    Field(String),
    /// The whole answer, by its type name.
    Whole(String),
}

pub(crate) enum Form {
    Plain,
    /// Hand-written in `custom-functions.ts`.
    ByHand,
    Pages {
        paging: String,
        /// Whether a query builder makes the call.
        is_built: bool,
        /// The key field for reading all results.
        key: Option<String>,
    },
}

impl Function {
    /// The arguments without `options`.
    pub(crate) fn positional(&self) -> impl Iterator<Item = (&str, bool)> {
        let names = self.arguments.iter().map(|name| {
            let plain = name.trim_end_matches('?');
            (plain, plain.len() < name.len())
        });
        names.filter(|(name, _)| !self.is_options(name))
    }

    /// Whether an argument holds the remaining fields.
    fn is_options(&self, name: &str) -> bool {
        // One call has a field with that name.
        name == "options" && self.row != "products.get_options_availability"
    }

    /// Whether there is an argument for the remaining fields, and whether it is optional.
    pub(crate) fn options(&self) -> Option<bool> {
        let last = self.arguments.last()?;
        self.is_options(last.trim_end_matches('?')).then(|| last.ends_with('?'))
    }
}

pub(crate) fn all() -> Vec<Function> {
    cartwright_contract::FUNCTIONS.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

fn read(line: &str) -> Function {
    let columns: Vec<&str> = line.split('\t').collect();
    let [module, name, row, arguments, answer, form, deprecated, request] = columns.as_slice() else {
        panic!("contract/functions.tsv has another number of columns in: {line}");
    };
    let mut pages = form.split(' ');
    Function {
        module: (*module).to_owned(),
        name: (*name).to_owned(),
        row: (*row).to_owned(),
        arguments: given(arguments).map_or_else(Vec::new, |names| names.split(", ").map(str::to_owned).collect()),
        answer: match given(answer).map(|text| text.strip_prefix('.').ok_or(text)) {
            None => Answer::Nothing,
            Some(Ok(field)) => Answer::Field(field.to_owned()),
            Some(Err(name)) => Answer::Whole(name.to_owned()),
        },
        form: match *form {
            "-" => Form::Plain,
            "by hand" => Form::ByHand,
            _ => Form::Pages {
                paging: pages.next().unwrap_or_default().to_owned(),
                is_built: pages.next().is_some(),
                key: pages.next().map(str::to_owned),
            },
        },
        deprecated: given(deprecated).map(|text| match text.split_once(' ') {
            Some((day, instead)) => (day.to_owned(), Some(instead.to_owned())),
            None => (text.to_owned(), None),
        }),
        request: given(request).map(str::to_owned),
    }
}

fn given(column: &str) -> Option<&str> {
    (column != "-").then_some(column)
}
