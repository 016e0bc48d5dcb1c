use super::*;
use crate::store::Role;
use proptest::prelude::*;
use std::sync::Arc;

/// A browser's cookie jar, with a log of its writes.
#[derive(Clone, Default)]
struct Jar {
    cookies: Arc<Mutex<Vec<(String, String)>>>,
    written: Arc<Mutex<Vec<String>>>,
    blocked: bool,
}

impl CookieJar for Jar {
    fn read(&self) -> String {
        let cookies = self.cookies.lock().unwrap();
        let pairs: Vec<_> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn write(&self, cookie: &str) {
        self.written.lock().unwrap().push(cookie.to_owned());
        if self.blocked {
            return;
        }
        let (name, rest) = cookie.split_once('=').unwrap();
        let (value, attributes) = rest.split_once(';').unwrap();
        let mut cookies = self.cookies.lock().unwrap();
        cookies.retain(|(known, _)| known != name);
        if !attributes.contains("Max-Age=0;") {
            cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

struct AtOneThousand;

impl Clock for AtOneThousand {
    fn now(&self) -> u64 {
        1_000_000
    }
}

fn store(jar: &Jar, secure: bool) -> CookieStore<Jar, AtOneThousand> {
    let options = CookieOptions { secure, ..CookieOptions::default() };
    CookieStore::new(jar.clone(), options, AtOneThousand)
}

fn tokens(refresh: &str) -> Tokens {
    Tokens {
        access: AccessToken::lasting("access", 1000, 600),
        refresh: RefreshToken { value: refresh.into(), role: Role::Member },
    }
}

#[test]
fn session_cookies_have_every_security_attribute_that_script_can_set() {
    let jar = Jar::default();
    assert_eq!(store(&jar, true).commit(Version::default(), &tokens("r=;1")).unwrap(), Commit::Done);
    let written = jar.written.lock().unwrap();
    let version = written[1].split('~').nth(1).unwrap();
    assert_eq!(
        written[0],
        format!("__Host-cartwright-access=1~{version}~1600~1540~access; Path=/; Max-Age=600; SameSite=Lax; Secure")
    );
    assert_eq!(
        written[1],
        format!("__Host-cartwright-session=1~{version}~member~r%3D%3B1; Path=/; Max-Age=1209600; SameSite=Lax; Secure")
    );
}

#[test]
fn cookies_on_http_localhost_have_no_host_prefix() {
    let jar = Jar::default();
    store(&jar, false).commit(Version::default(), &tokens("r")).unwrap();
    let written = jar.written.lock().unwrap();
    assert!(written.iter().all(|cookie| cookie.starts_with("cartwright-") && !cookie.contains("Secure")));
}

fn store_of(jar: &Jar, client_id: &str, origin: &str) -> CookieStore<Jar, AtOneThousand> {
    let options = CookieOptions::for_origin(client_id, None, None, Some(origin));
    CookieStore::new(jar.clone(), options, AtOneThousand)
}

#[test]
fn two_client_ids_on_localhost_have_separate_cookies() {
    let jar = Jar::default();
    let [first, second] = ["client-1", "client-2"].map(|id| store_of(&jar, id, "http://localhost:5173"));
    first.commit(Version::default(), &tokens("first")).unwrap();
    assert_eq!(second.load(), Snapshot::default());
    second.commit(Version::default(), &tokens("second")).unwrap();
    assert_eq!(first.reload().tokens, tokens("first"));
    assert!(jar.read().contains("cartwright-client-1-session="), "{}", jar.read());
}

#[test]
fn a_session_in_cookies_without_a_client_id_is_migrated_and_cleared() {
    let jar = Jar::default();
    store(&jar, true).commit(Version::default(), &tokens("earlier")).unwrap();
    let renamed = store_of(&jar, "client-1", "https://shop.example");
    let found = renamed.load();
    assert_eq!(found.tokens, tokens("earlier"));
    renamed.commit(found.version, &tokens("later")).unwrap();
    assert!(!jar.read().contains("__Host-cartwright-session="), "{}", jar.read());
    assert_eq!(renamed.reload().tokens, tokens("later"));

    store(&jar, true).commit(Version::default(), &tokens("earlier")).unwrap();
    renamed.commit(renamed.reload().version, &Tokens::default()).unwrap();
    assert_eq!(jar.read(), "");
}

#[test]
fn cookies_without_a_client_id_are_ignored_on_http_localhost() {
    let jar = Jar::default();
    store(&jar, false).commit(Version::default(), &tokens("another")).unwrap();
    let here = store_of(&jar, "client-1", "http://localhost:5173");
    assert_eq!(here.load(), Snapshot::default());
}

#[test]
fn a_hostile_client_id_yields_a_valid_cookie_name() {
    let jar = Jar::default();
    store_of(&jar, "a;b=c d", "https://shop.example").commit(Version::default(), &tokens("r")).unwrap();
    assert!(jar.read().contains("__Host-cartwright-abcd-session="), "{}", jar.read());
}

#[test]
fn a_reload_restores_the_session() {
    let jar = Jar::default();
    store(&jar, true).commit(Version::default(), &tokens("r")).unwrap();
    assert_eq!(store(&jar, true).load().tokens, tokens("r"));
}

#[test]
fn a_commit_after_another_tabs_write_is_a_conflict() {
    let jar = Jar::default();
    let (here, there) = (store(&jar, true), store(&jar, true));
    here.commit(Version::default(), &tokens("first")).unwrap();
    let seen = there.load();
    assert_eq!(seen.tokens, tokens("first"));
    here.commit(here.load().version, &Tokens::default()).unwrap();
    assert_eq!(there.commit(seen.version, &tokens("second")).unwrap(), Commit::Conflict);
    assert_eq!(there.load().tokens, Tokens::default());
}

#[test]
fn clearing_the_session_deletes_every_cookie() {
    let jar = Jar::default();
    let store = store(&jar, true);
    store.commit(Version::default(), &tokens("r")).unwrap();
    store.commit(store.load().version, &Tokens::default()).unwrap();
    assert_eq!(jar.read(), "");
}

#[test]
fn a_token_too_large_for_a_cookie_stays_in_memory() {
    let jar = Jar::default();
    let large = "x".repeat(5000);
    let store = store(&jar, true);
    store.commit(Version::default(), &tokens(&large)).unwrap();
    assert_eq!(store.reload().tokens, tokens(&large));
    assert!(!jar.read().contains("session"));
}

#[test]
fn blocked_cookies_keep_the_session_in_memory() {
    let jar = Jar { blocked: true, ..Jar::default() };
    let store = store(&jar, true);
    store.commit(Version::default(), &tokens("r")).unwrap();
    assert_eq!(store.reload().tokens, tokens("r"));
}

#[test]
fn an_access_token_cookie_of_another_commit_is_ignored() {
    let jar = Jar::default();
    store(&jar, true).commit(Version::default(), &tokens("r")).unwrap();
    for (name, value) in jar.cookies.lock().unwrap().iter_mut() {
        if name.ends_with("access") {
            *value = "1~7~1600~1540~stolen".to_owned();
        }
    }
    let found = store(&jar, true).load().tokens;
    assert!(found.access.value.is_empty());
    assert_eq!(found.refresh.value.expose(), "r");
}

proptest! {
    #[test]
    fn any_cookie_text_is_parsed_or_counts_as_no_session(session in ".*", access in ".*") {
        let jar = Jar::default();
        jar.cookies.lock().unwrap().extend([
            ("__Host-cartwright-session".to_owned(), session),
            ("__Host-cartwright-access".to_owned(), access),
        ]);
        let _ = store(&jar, true).load();
    }

    #[test]
    fn any_refresh_token_survives_the_cookie_round_trip(refresh in ".{0,200}") {
        let jar = Jar::default();
        store(&jar, true).commit(Version::default(), &tokens(&refresh)).unwrap();
        prop_assert_eq!(store(&jar, true).load().tokens, tokens(&refresh));
    }
}
