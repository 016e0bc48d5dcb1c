//! Badges of members: made and assigned by the owner, and told in events.

use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const BADGES: &str = "/_platform/badges";

impl Site {
    /// The events of badges, as their entity's name, version and kind.
    async fn badge_events(&self) -> Vec<(String, Value)> {
        let (_, body) = self.owner(Method::GET, "/_platform/events?after=0", None).await;
        let events = body["events"].as_array().unwrap().iter().filter_map(|event| {
            let entity = event["entityFqdn"].as_str().unwrap().strip_prefix("wix.badges.")?;
            Some((format!("{entity} {}", event["slug"].as_str().unwrap()), event.clone()))
        });
        events.collect()
    }
}

#[tokio::test]
async fn badges_are_created_updated_and_assigned_and_unassigned_when_the_member_is_deleted() {
    let site = Site::start().await;
    let maker = json!({ "title": "Maker", "backgroundColor": "#2F5D50" });
    let (status, body) = site.owner(Method::POST, BADGES, Some(maker.clone())).await;
    assert_eq!(status, 200, "{body}");
    let badge = &body["badge"];
    assert_eq!((&badge["slug"], &badge["revision"]), (&json!("maker"), &json!("1")));
    let (_, body) = site.owner(Method::POST, BADGES, Some(maker)).await;
    assert_eq!(body["badge"]["slug"], "maker-2");
    let path = format!("{BADGES}/{}", badge["id"].as_str().unwrap());
    let (_, body) = site.owner(Method::PATCH, &path, Some(json!({ "title": "Potter" }))).await;
    assert_eq!((&body["badge"]["title"], &body["badge"]["revision"]), (&json!("Potter"), &json!("2")));
    assert_eq!(body["badge"]["backgroundColor"], "#2F5D50");

    let green = json!({ "textColor": "green" });
    let (status, body) = site.owner(Method::PATCH, &path, Some(green)).await;
    assert_eq!((status, violated_field(&body)), (400, "badge.textColor"));
    let nobody = format!("{BADGES}/00000000-0000-4000-8000-000000000000");
    assert_eq!(site.owner(Method::DELETE, &nobody, None).await.0, 404);

    let visitor = site.visitor().await.access;
    assert_eq!(site.get(BADGES, &visitor).await.0, 403);
    let member = site.demo_member(&visitor, "tomas@example.com").await;
    let (_, body) = site.get("/members/v1/members/my", &member).await;
    let id = body["member"]["id"].as_str().unwrap();
    let held = format!("{path}/members/{id}");
    for _ in 0..2 {
        assert_eq!(site.owner(Method::PUT, &held, None).await.0, 200);
    }
    let (_, body) = site.owner(Method::GET, BADGES, None).await;
    assert_eq!(body["badges"][0]["memberIds"], json!([id]));
    assert_eq!(site.owner(Method::DELETE, &held, None).await.0, 200);
    assert_eq!(site.owner(Method::PUT, &held, None).await.0, 200);
    let gone = format!("/members/v1/members/{id}");
    assert_eq!(site.owner(Method::DELETE, &gone, None).await.0, 200);
    assert_eq!(site.owner(Method::DELETE, &path, None).await.0, 200);

    let told = site.badge_events().await;
    let names: Vec<&str> = told.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "v4.badge created",
            "v4.badge created",
            "v4.badge updated",
            "v4.badge_assignment created",
            "v3.badge badge_assigned",
            "v4.badge_assignment deleted",
            "v3.badge badge_unassigned",
            "v4.badge_assignment created",
            "v3.badge badge_assigned",
            "v4.badge_assignment deleted",
            "v3.badge badge_unassigned",
            "v4.badge deleted",
        ]
    );
    assert_eq!(told[3].1["createdEvent"]["entity"]["memberId"], id);
    assert_eq!(told[4].1["actionEvent"]["body"], json!({ "memberId": id }));
}
