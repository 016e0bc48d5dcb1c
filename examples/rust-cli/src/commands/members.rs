//! The site's members.

use crate::arguments::MembersCommand;
use crate::output::{Output, Row, collect};
use crate::problem::Problem;
use cartwright::Client;
use cartwright::query::Query;
use cartwright::resources::members::{FieldSet, Member};
use serde::Serialize;

pub(super) async fn run(client: &Client, command: MembersCommand, output: Output) -> Result<(), Problem> {
    let members = client.members().fieldsets([FieldSet::Full]);
    match command {
        MembersCommand::List { extent } => {
            let found = members.query(Query::new().limit(100)).stream();
            output.list::<MemberRow>(&collect(found, extent.most()).await?)
        }
        MembersCommand::Show { id } => output.one(&MemberRow::from(members.get(id).await?)),
    }
}

/// One member, as this program shows it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MemberRow {
    id: String,
    email: String,
    nickname: String,
    status: String,
    joined: String,
}

impl Row for MemberRow {
    const HEAD: &'static [&'static str] = &["EMAIL", "NICKNAME", "STATUS", "JOINED", "ID"];

    fn cells(&self) -> Vec<String> {
        vec![self.email.clone(), self.nickname.clone(), self.status.clone(), self.joined.clone(), self.id.clone()]
    }
}

impl From<Member> for MemberRow {
    fn from(member: Member) -> Self {
        Self {
            id: member.id.unwrap_or_default(),
            email: member.login_email.unwrap_or_default(),
            nickname: member.profile.and_then(|profile| profile.nickname).unwrap_or_default(),
            status: member.status.map(|status| status.to_string()).unwrap_or_default(),
            joined: member.created_date.map(|date| date.to_string()).unwrap_or_default(),
        }
    }
}
