//! Generates the names, formats and limits of the Rust client that the package needs before the core is loaded.

use cartwright::error::CallOutcome;
use cartwright::login::{LoginFailure, LoginState, Prompt, ResponseMode};
use cartwright::resources::cart::{ADD_ARRIVAL, ADD_ATTEMPTS};
use cartwright::session::Role;
use cartwright::{ErrorKind, RetryPolicy};
use cartwright_engine::json::MAX_DEPTH;
use cartwright_engine::login::FLOWS_KEY;
use cartwright_engine::query_string::LONGEST_QUERY;
use cartwright_engine::row::{Method, Row, Service};
use cartwright_engine::session::{COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR};
use std::fmt::{Display, Write};

/// A type of a closed set's names.
fn union<T: Display>(text: &mut String, doc: &str, name: &str, values: &[T]) {
    let names: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
    writeln!(text, "/** {doc} */\nexport type {name} = {};\n", names.join(" | ")).unwrap();
}

fn constant(text: &mut String, doc: &str, name: &str, value: impl Display) {
    writeln!(text, "/** {doc} */\nexport const {name} = {value};\n").unwrap();
}

pub(crate) fn all() -> String {
    let mut text = String::new();
    let quoted = |value: &dyn Display| format!("\"{value}\"");
    union(&mut text, "The kinds of the core's errors.", "CoreErrorKind", ErrorKind::ALL);
    union(&mut text, "The effect of a failed call on the platform.", "CallOutcome", CallOutcome::ALL);
    union(&mut text, "The role of a session.", "Role", Role::ALL);
    union(&mut text, "The reason of a refused registration or login.", "LoginErrorCode", LoginFailure::ALL);
    union(&mut text, "The way the code of a login comes back.", "ResponseMode", ResponseMode::ALL);
    union(&mut text, "The behaviour of the login page for a visitor whom it knows already.", "Prompt", Prompt::ALL);
    text.push_str("/** The states of a registration or login. */\nexport const LoginState = {\n");
    for state in LoginState::ALL {
        writeln!(text, "  {state}: \"{state}\",").unwrap();
    }
    text.push_str("} as const;\nexport type LoginState = (typeof LoginState)[keyof typeof LoginState];\n\n");
    let timeout = RetryPolicy::default().total_timeout.as_millis();
    constant(&mut text, "The time limit of a call, in milliseconds.", "CALL_TIMEOUT_MS", timeout);
    constant(&mut text, "The deepest nesting of JSON that the core reads.", "MAX_DEPTH", MAX_DEPTH);
    constant(
        &mut text,
        "The start of the session cookies' names, unless the program gives another.",
        "COOKIE_NAME",
        quoted(&COOKIE_NAME),
    );
    constant(&mut text, "Goes before the names of cookies over https.", "COOKIE_PREFIX", quoted(&COOKIE_PREFIX));
    constant(
        &mut text,
        "The layout of the session cookies' values, which each value begins with.",
        "COOKIE_LAYOUT",
        quoted(&COOKIE_LAYOUT),
    );
    constant(
        &mut text,
        "Stands between the fields of a session cookie's value.",
        "COOKIE_SEPARATOR",
        quoted(&COOKIE_SEPARATOR),
    );
    constant(&mut text, "The key of the logins under way in a tab's session storage.", "FLOWS_KEY", quoted(&FLOWS_KEY));
    constant(
        &mut text,
        "The time that an add may still be under way after its answer was given up, in milliseconds.",
        "ADD_ARRIVAL_MS",
        ADD_ARRIVAL.as_millis(),
    );
    constant(
        &mut text,
        "The maximum length of a query string; a longer request uses its POST form.",
        "MAX_QUERY_LENGTH",
        LONGEST_QUERY,
    );
    constant(&mut text, "The number of attempts of an add whose answer is lost.", "ADD_ATTEMPTS", ADD_ATTEMPTS);
    constant(&mut text, "Rows whose payload is the body alone.", "BODY_ONLY", body_only());
    constant(
        &mut text,
        "The codes of other packages' calls by method: of a read, and of another call.",
        "FOREIGN_CODES",
        foreign_codes(),
    );
    text
}

/// A pattern of rows with a body, one form, and no variable in the path.
fn body_only() -> String {
    let plain = |method: Method| Row { method, ..Row::post("", Service::Ecom, "") }.code();
    let letters = |at: usize| -> String {
        Method::ALL
            .iter()
            .filter(|method| method.has_body())
            .filter_map(|method| plain(*method).chars().nth(at))
            .collect()
    };
    let form = plain(Method::Post).chars().nth(4).unwrap();
    format!("/^\\S+ [{}]...{form} [^{{]*$/", letters(0))
}

fn foreign_codes() -> String {
    let put = Row { method: Method::Put, ..Row::patch("", Service::GraphQl, "") };
    let [get, post, patch, delete] =
        [Row::get, Row::post, Row::patch, Row::delete].map(|make| make("", Service::GraphQl, ""));
    let rows = [get, post, put, patch, delete];
    let entries = rows.iter().map(|row| format!("{}: [\"{}\", \"{}\"]", row.method, row.safe().code(), row.code()));
    format!("{{ {} }} as const", entries.collect::<Vec<_>>().join(", "))
}
