//! Webhooks: what is believed, and what is not.
#![cfg(feature = "webhooks")]

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cartwright::events::{Change, ChangeEvent, IdentityType};
use cartwright::webhooks::{Handlers, Verifier, WebhookError};
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use rsa::pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

struct Key {
    private: String,
    public: String,
}

fn new_key() -> Key {
    let key = rsa::RsaPrivateKey::new(&mut rsa::rand_core::OsRng, 2048).unwrap();
    Key {
        private: key.to_pkcs8_pem(LineEnding::LF).unwrap().to_string(),
        public: key.to_public_key().to_public_key_pem(LineEnding::LF).unwrap(),
    }
}

static KEY: LazyLock<Key> = LazyLock::new(new_key);
static OTHER: LazyLock<Key> = LazyLock::new(new_key);

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

/// The claims of a delivery, as the platform writes them.
fn claims(event: &Value) -> Value {
    let data = json!({
        "data": event.to_string(),
        "eventType": "wix.ecom.v1.order_approved",
        "instanceId": "site-1",
        "identity": json!({ "identityType": "MEMBER", "memberId": "m-1" }).to_string(),
    });
    json!({ "data": data.to_string(), "iat": now(), "exp": now() + 300, "iss": "cartwright" })
}

fn order_approved() -> Value {
    json!({
        "id": "e-1", "entityFqdn": "wix.ecom.v1.order", "slug": "approved", "entityId": "o-1",
        "actionEvent": { "body": { "id": "o-1", "number": "10001" } },
    })
}

fn signed(claims: &Value, key: &Key) -> String {
    let key = EncodingKey::from_rsa_pem(key.private.as_bytes()).unwrap();
    jsonwebtoken::encode(&Header::new(Algorithm::RS256), claims, &key).unwrap()
}

fn verifier() -> Verifier {
    Verifier::new(&KEY.public).unwrap()
}

fn refusal(token: &str) -> WebhookError {
    verifier().issuer("cartwright").verify(token).unwrap_err()
}

#[test]
fn a_delivery_of_the_platform_is_verified_and_parsed() {
    let delivery = verifier().issuer("cartwright").verify(&signed(&claims(&order_approved()), &KEY)).unwrap();
    let identity = delivery.identity.clone().unwrap();
    assert_eq!(identity.identity_type, Some(IdentityType::Member));
    assert_eq!(delivery.instance_id.as_deref(), Some("site-1"));
    let ChangeEvent::Order(change) = delivery.event.change() else {
        panic!("{delivery:?}");
    };
    let Change::Action { name, entity } = *change else {
        panic!("{change:?}");
    };
    assert_eq!((name.as_str(), entity.number.as_deref()), ("approved", Some("10001")));
}

#[test]
fn a_delivery_signed_with_another_key_is_refused() {
    assert_eq!(refusal(&signed(&claims(&order_approved()), &OTHER)), WebhookError::Signature);
}

#[test]
fn a_delivery_with_altered_content_is_refused() {
    let token = signed(&claims(&order_approved()), &KEY);
    let parts: Vec<&str> = token.split('.').collect();
    let mut forged = claims(&order_approved());
    forged["exp"] = json!(now() + 999_999);
    let payload = URL_SAFE_NO_PAD.encode(forged.to_string());
    assert_eq!(refusal(&[parts[0], &payload, parts[2]].join(".")), WebhookError::Signature);
    // Every bit of the signature counts.
    let mut signature = URL_SAFE_NO_PAD.decode(parts[2]).unwrap();
    for index in [0, signature.len() / 2, signature.len() - 1] {
        signature[index] ^= 1;
        let token = [parts[0], parts[1], &URL_SAFE_NO_PAD.encode(&signature)].join(".");
        assert_eq!(refusal(&token), WebhookError::Signature, "{index}");
        signature[index] ^= 1;
    }
}

#[test]
fn a_delivery_signed_with_another_algorithm_is_refused() {
    // The public key as a shared secret: the classic confusion of RS256 with HS256.
    let secret = EncodingKey::from_secret(KEY.public.as_bytes());
    let token = jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims(&order_approved()), &secret).unwrap();
    assert_eq!(refusal(&token), WebhookError::Signature);
    let key = EncodingKey::from_rsa_pem(KEY.private.as_bytes()).unwrap();
    let token = jsonwebtoken::encode(&Header::new(Algorithm::RS512), &claims(&order_approved()), &key).unwrap();
    assert_eq!(refusal(&token), WebhookError::Signature);
}

#[test]
fn a_delivery_without_a_signature_is_refused() {
    for header in [json!({ "alg": "none", "typ": "JWT" }), json!({ "alg": "None" }), json!({})] {
        let payload = URL_SAFE_NO_PAD.encode(claims(&order_approved()).to_string());
        let header = URL_SAFE_NO_PAD.encode(header.to_string());
        for signature in ["", "AAAA"] {
            assert_eq!(refusal(&format!("{header}.{payload}.{signature}")), WebhookError::Signature);
        }
    }
}

#[test]
fn an_expired_delivery_and_a_foreign_issuer_are_refused() {
    let mut old = claims(&order_approved());
    old["exp"] = json!(now() - 61);
    assert_eq!(refusal(&signed(&old, &KEY)), WebhookError::Expired);
    old["exp"] = json!(now() - 30);
    assert!(verifier().verify(&signed(&old, &KEY)).is_ok(), "clocks may be a minute apart");
    let strict = verifier().leeway(Duration::ZERO);
    assert_eq!(strict.verify(&signed(&old, &KEY)), Err(WebhookError::Expired));
    let mut foreign = claims(&order_approved());
    foreign["iss"] = json!("somebody");
    assert_eq!(refusal(&signed(&foreign, &KEY)), WebhookError::Issuer);
    foreign.as_object_mut().unwrap().remove("iss");
    assert_eq!(refusal(&signed(&foreign, &KEY)), WebhookError::Issuer);
    let mut endless = claims(&order_approved());
    endless.as_object_mut().unwrap().remove("exp");
    assert!(matches!(refusal(&signed(&endless, &KEY)), WebhookError::Malformed(_)));
}

#[test]
fn a_malformed_delivery_is_reported_as_malformed() {
    for text in ["", "a", "a.b", "{}", "a.b.c.d"] {
        assert!(matches!(refusal(text), WebhookError::Malformed(_)), "{text}");
    }
    assert_eq!(refusal("a.b.c"), WebhookError::Signature);
    for data in [json!("not JSON"), json!("{}"), json!("{\"data\":\"[1]\"}")] {
        let mut odd = claims(&order_approved());
        odd["data"] = data;
        assert!(matches!(refusal(&signed(&odd, &KEY)), WebhookError::Malformed(_)));
    }
    let mut empty = claims(&order_approved());
    empty.as_object_mut().unwrap().remove("data");
    assert!(matches!(refusal(&signed(&empty, &KEY)), WebhookError::Malformed(_)));
    assert_eq!(Verifier::new("no key").unwrap_err(), WebhookError::Key);
}

#[test]
fn events_are_dispatched_to_their_handler_and_unknown_ones_to_the_fallback() {
    let count = || Arc::new(AtomicUsize::new(0));
    let (approved, rest) = (count(), count());
    let counting = |counter: &Arc<AtomicUsize>| {
        let counter = Arc::clone(counter);
        move |_: &cartwright::webhooks::Delivery| {
            counter.fetch_add(1, Ordering::Relaxed);
        }
    };
    let handlers = Handlers::new().on("wix.ecom.v1.order", "approved", counting(&approved)).otherwise(counting(&rest));
    let mut unknown = order_approved();
    unknown["entityFqdn"] = json!("wix.something.new");
    for event in [order_approved(), unknown] {
        let delivery = verifier().verify(&signed(&claims(&event), &KEY)).unwrap();
        assert_eq!(handlers.dispatch(&delivery), 1);
    }
    assert_eq!((approved.load(Ordering::Relaxed), rest.load(Ordering::Relaxed)), (1, 1));
}

#[test]
fn public_keys_are_accepted_in_the_formats_of_environment_variables() {
    let plain = KEY.public.trim();
    let forms = [
        ("with line ends in two signs", plain.replace('\n', "\\n")),
        ("with Windows line ends in two signs", plain.replace('\n', "\\r\\n")),
        ("in quotes", format!("\"{plain}\"")),
        ("in quotes, with line ends in two signs", format!("\"{}\"", plain.replace('\n', "\\n"))),
        ("in single quotes", format!("'{plain}'")),
        ("on one line", plain.replace('\n', " ")),
        ("with Windows line ends", plain.replace('\n', "\r\n")),
    ];
    for (form, key) in forms {
        assert!(Verifier::new(&key).is_ok(), "{form}");
    }
    assert_eq!(Verifier::new("\"\"").err(), Some(WebhookError::Key));
}
