//! Members: what they change of themselves.

use crate::members::{MEMBERS, Person, empty_site, member, public_member};
use crate::shop::violations;
use crate::site::*;
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn slugs_are_unique_ignoring_case_and_reusable_once_released() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let second = member(&site, "ada@another.example").await;
    let slug = async |person: &Person| {
        let (_, body) = site.get(&format!("{MEMBERS}/my"), &person.access).await;
        body["member"]["profile"]["slug"].as_str().unwrap().to_owned()
    };
    assert_eq!((slug(&ada).await, slug(&second).await), ("ada".into(), "ada-2".into()));
    let own = format!("{MEMBERS}/my/slug");
    for taken in ["ada", "ADA"] {
        let (status, body) = site.post(&own, &second.access, json!({ "slug": taken })).await;
        assert_eq!((status.as_u16(), code(&body)), (409, "SLUG_ALREADY_EXISTS"));
    }
    for bad in ["", "a b", "-a", "a/../b"] {
        let (status, body) = site.post(&own, &ada.access, json!({ "slug": bad })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "slug"), "{bad}");
    }
    let (status, body) = site.post(&own, &ada.access, json!({ "slug": "Countess" })).await;
    assert_eq!((status.as_u16(), &body["member"]["profile"]["slug"]), (200, &json!("countess")));
    let (status, _) = site.post(&own, &ada.access, json!({ "slug": "countess" })).await;
    assert_eq!(status, 200, "a repeat changes nothing");
    let by_id = format!("{MEMBERS}/{}/slug", second.id);
    let (status, body) = site.post(&by_id, &second.access, json!({ "slug": "ada" })).await;
    assert_eq!(status, 200, "the old slug is free again: {body}");
    let (status, _) = site.post(&by_id, &ada.access, json!({ "slug": "mine" })).await;
    assert_eq!(status, 404, "a hidden member is not found");
}

#[tokio::test]
async fn members_can_update_only_their_own_editable_fields() {
    let site = empty_site().await;
    let ada = public_member(&site, "ada@example.com").await;
    let bob = member(&site, "bob@example.com").await;
    let contact = json!({
        "firstName": "Ada", "phones": ["+44 20 7946 0000"], "phoneTags": { "+44 20 7946 0000": "WORK" },
        "addresses": [{ "streetAddress": { "name": "St James's Square", "number": "12" }, "country": "GB", "tag": "BILLING" }],
        "customFields": { "site": { "name": "Site", "type": "URL", "value": "https://ada.example" }, "tags": { "value": { "any": [1] } } },
    });
    let change = json!({ "profile": { "nickname": "Ada L", "title": "Countess" }, "contact": contact });
    let (status, body) = site.patch_member(&ada.id, &ada.access, change).await;
    assert_eq!(status, 200, "{body}");
    let address = body["member"]["contact"]["addresses"][0].clone();
    assert!(address["id"].is_string());

    // Partly: what is left out stays, null and empty texts empty, empty lists change nothing.
    let change = json!({
        "profile": { "title": null },
        "contact": { "firstName": "", "phones": [], "customFields": { "site": null }, "company": "Engines", "addresses": [address] },
    });
    let (status, body) = site.patch_member(&ada.id, &ada.access, change).await;
    assert_eq!(status, 200, "{body}");
    let member = &body["member"];
    assert_eq!(member["profile"]["nickname"], "Ada L");
    assert!(member["profile"]["title"].is_null() && member["contact"]["firstName"].is_null());
    assert_eq!(member["contact"]["phones"], json!(["+44 20 7946 0000"]));
    assert_eq!(member["contact"]["customFields"], json!({ "tags": { "value": { "any": [1] } } }));
    assert_eq!(member["contact"]["addresses"], json!([address]), "an address keeps its id");

    // What was read can be written back whole, and changes nothing.
    let (_, before) = site.full(&ada.id).await;
    let (status, body) = site.patch_member(&ada.id, &ada.access, before.clone()).await;
    assert_eq!((status.as_u16(), &body["member"]), (200, &before));

    let fixed = json!({
        "status": "BLOCKED", "activityStatus": "MUTED", "loginEmail": "other@example.com", "loginEmailVerified": true,
        "contactId": "other", "role": "OWNER", "profile": { "slug": "other" }, "contact": { "birthdate": "1815-13-01" },
    });
    let (status, body) = site.patch_member(&ada.id, &ada.access, fixed).await;
    let refused = violations(&body).into_iter().map(|(field, _)| field).collect::<Vec<_>>().join(" ");
    let expected = "member.activityStatus member.contact.birthdate member.contactId member.loginEmail \
                    member.loginEmailVerified member.profile.slug member.role member.status";
    assert_eq!((status.as_u16(), refused.as_str()), (400, expected), "all at once");

    let (status, body) = site.patch_member(&ada.id, &bob.access, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "PERMISSION_DENIED"));
    let (status, body) = site.patch_member(&bob.id, &ada.access, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "MEMBER_NOT_FOUND"));
    let (status, _) = site.patch_member(&ada.id, &site.keys.owner_key, json!({ "role": "CONTRIBUTOR" })).await;
    assert_eq!(status, 200, "the owner changes all");

    for part in ["phones", "emails", "addresses"] {
        let path = format!("{MEMBERS}/{}/{part}", ada.id);
        let (status, body) = site.call(Method::DELETE, &path, Some(&ada.access), None).await;
        assert_eq!(status, 200, "{body}");
        assert!(body["member"]["contact"][part].is_null());
        let (status, _) = site.call(Method::DELETE, &path, Some(&bob.access), None).await;
        assert_eq!(status, 403);
    }
    let (_, member) = site.full(&ada.id).await;
    assert_eq!(member["loginEmail"], "ada@example.com", "what signs in stays");
}
