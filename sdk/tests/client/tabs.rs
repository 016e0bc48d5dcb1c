//! One session in several tabs, which share cookies: what happens in one is heard in the others.

use crate::support::{builder, carts, events, last, member};
use cartwright::Client;
use cartwright::drive::TokioRuntime;
use cartwright::drive::recorded::Recorded;
use cartwright::session::{
    CookieJar, CookieOptions, CookieStore, Role, SessionChange, SessionEvent, TokenStore, Version,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Cookies that two programs share.
#[derive(Clone, Default)]
struct Jar(Arc<Mutex<BTreeMap<String, String>>>);

impl CookieJar for Jar {
    fn read(&self) -> String {
        let cookies = self.0.lock().unwrap();
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn write(&self, cookie: &str) {
        let (name, rest) = cookie.split_once('=').unwrap();
        let value = rest.split(';').next().unwrap();
        let mut cookies = self.0.lock().unwrap();
        if cookie.contains("Max-Age=0") {
            cookies.remove(name);
        } else {
            cookies.insert(name.to_owned(), value.to_owned());
        }
    }
}

/// The same cookies as a tab sees them that learns of changes late.
#[derive(Clone)]
struct LateJar {
    jar: Jar,
    held: Arc<Mutex<Option<String>>>,
}

impl LateJar {
    fn of(jar: &Jar) -> Self {
        Self { jar: jar.clone(), held: Arc::default() }
    }

    fn hold(&self) {
        *self.held.lock().unwrap() = Some(self.jar.read());
    }

    fn let_go(&self) {
        self.held.lock().unwrap().take();
    }
}

impl CookieJar for LateJar {
    fn read(&self) -> String {
        self.held.lock().unwrap().clone().unwrap_or_else(|| self.jar.read())
    }

    fn write(&self, cookie: &str) {
        self.jar.write(cookie);
    }
}

/// The commit that the cookies hold.
fn version(jar: &Jar) -> Version {
    let store = CookieStore::new(jar.clone(), CookieOptions::default(), TokioRuntime);
    store.load().version
}

fn tab(jar: &(impl CookieJar + Clone + Send + Sync + 'static), network: &Recorded) -> Client {
    let store = CookieStore::new(jar.clone(), CookieOptions::default(), TokioRuntime);
    builder(network).store(store).build().unwrap()
}

#[tokio::test]
async fn a_tab_detects_the_session_change_of_another_tab_once() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.current_cart().get().await.unwrap();
    second.current_cart().get().await.unwrap();
    let heard = events(&second);
    let look = || second.session().unwrap().changed_elsewhere(None);

    look();
    assert!(heard.lock().unwrap().is_empty(), "nothing has happened");

    first.session().unwrap().set_tokens(&member()).await.unwrap();
    look();
    assert_eq!(last(&heard), Some((SessionChange::SignedIn, true)));
    assert!(second.session().unwrap().is_logged_in());

    first.session().unwrap().clear().await.unwrap();
    look();
    assert_eq!(last(&heard), Some((SessionChange::SignedOut, true)));
    assert_eq!(second.session().unwrap().role(), Role::None);
    look();
    assert!(heard.lock().unwrap().is_empty(), "told once");
}

#[tokio::test]
async fn a_message_of_another_tab_is_reported_with_its_kind_of_change() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.session().unwrap().set_tokens(&member()).await.unwrap();
    second.session().unwrap().changed_elsewhere(None);
    let heard = events(&second);
    let told = |change| SessionEvent::new(change, version(&jar));
    for change in [
        SessionChange::Renewed,
        SessionChange::Downgraded { from: Role::Member },
        SessionChange::Expired { from: Role::Member },
    ] {
        second.session().unwrap().changed_elsewhere(Some(told(change)));
        assert_eq!(last(&heard), Some((change, true)));
    }
    // The message of the logout was missed; the next one finds it.
    first.session().unwrap().clear().await.unwrap();
    let renewed = told(SessionChange::Renewed);
    second.session().unwrap().changed_elsewhere(Some(renewed));
    assert_eq!(last(&heard), Some((SessionChange::SignedOut, true)));
}

#[tokio::test]
async fn a_logged_out_tab_does_not_report_the_member_that_another_tab_lost() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.session().unwrap().set_tokens(&member()).await.unwrap();
    second.session().unwrap().changed_elsewhere(None);
    first.session().unwrap().clear().await.unwrap();
    let heard = events(&first);
    // The other tab began to renew the member's token before the logout: its message comes after a visitor's session began.
    second.session().unwrap().changed_elsewhere(None);
    second.current_cart().get().await.unwrap();
    for from in [Role::Member, Role::Visitor] {
        let change = SessionChange::Downgraded { from };
        first.session().unwrap().changed_elsewhere(Some(SessionEvent::new(change, version(&jar))));
    }
    let told: Vec<_> = heard.lock().unwrap().iter().map(|event| event.change).collect();
    assert_eq!(told, [SessionChange::Replaced, SessionChange::Downgraded { from: Role::Visitor }]);
}

#[tokio::test(start_paused = true)]
async fn a_message_that_arrives_before_its_cookies_is_reported_after_them() {
    let (jar, network) = (Jar::default(), carts());
    let late = LateJar::of(&jar);
    let (first, second) = (tab(&jar, &network), tab(&late, &network));
    first.session().unwrap().set_tokens(&member()).await.unwrap();
    second.session().unwrap().changed_elsewhere(None);
    assert!(second.session().unwrap().is_logged_in());
    let (told, heard) = (events(&first), events(&second));

    late.hold();
    first.session().unwrap().clear().await.unwrap();
    let logout = told.lock().unwrap().pop();
    second.session().unwrap().changed_elsewhere(logout);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(last(&heard), None, "the store shows nothing of it yet");
    late.let_go();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(last(&heard), Some((SessionChange::SignedOut, true)));
    assert_eq!(second.session().unwrap().role(), Role::None);
}

#[tokio::test(start_paused = true)]
async fn a_message_that_the_cookies_never_confirm_is_not_reported() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.session().unwrap().set_tokens(&member()).await.unwrap();
    second.session().unwrap().changed_elsewhere(None);
    let heard = events(&second);
    second.session().unwrap().changed_elsewhere(Some(SessionEvent::new(SessionChange::SignedOut, Version::default())));
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(last(&heard), None);
    assert!(second.session().unwrap().is_logged_in());
}
