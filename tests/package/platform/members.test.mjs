/** Members' calls on their own record and on others', against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { forbidden, hidden, refused, siteOfFile, violated } from "./site.mjs";

const site = await siteOfFile();

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function me(client) {
  const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
  return member;
}

test("a member can read their own record with the requested field set", async () => {
  const client = await site.member("ada@example.com");
  const member = await me(client);
  assert.match(member._id, GUID);
  assert.equal(member.loginEmail, "ada@example.com");
  assert.deepEqual([member.status, member.privacyStatus, member.role], ["APPROVED", "PRIVATE", "MEMBER"]);
  for (const name of ["_createdDate", "_updatedDate", "lastLoginDate"]) {
    assert.ok(member[name] instanceof Date && Math.abs(member[name] - Date.now()) < 600_000, name);
  }
  assert.ok(!("id" in member) && !("createdDate" in member));
  const { member: small } = await client.members.getCurrentMember();
  assert.deepEqual([small.loginEmail, small.contact], [undefined, undefined]);
  const { member: extended } = await client.members.getCurrentMember({ fieldSet: "EXTENDED" });
  assert.equal(extended.loginEmail, "ada@example.com");
  assert.deepEqual(await client.members.getMember(member._id, { fieldsets: ["FULL"] }), member);
  await assert.rejects(site.client().members.getCurrentMember(), forbidden);
});

test("a member can update, write back and clear their own record", async () => {
  const client = await site.member("ada@example.com");
  const { _id } = await me(client);
  const phone = "+44 20 7946 0000";
  const email = "countess@example.com";
  const contact = {
    firstName: "Ada",
    phones: [phone],
    phoneTags: { [phone]: "MOBILE" },
    emails: [email],
    emailTags: { [email]: "WORK" },
    addresses: [{ streetAddress: { number: "12", name: "St James's Square" }, country: "GB", tag: "BILLING" }],
    customFields: { born: { value: 1815, type: "NUMBER" } },
  };
  const changed = await client.members.updateMember(_id, { profile: { nickname: "Countess" }, contact });
  assert.equal(changed.profile.nickname, "Countess");
  const { addresses, ...rest } = changed.contact;
  const { addresses: given, ...others } = contact;
  assert.deepEqual(rest, others);
  assert.match(addresses[0]._id, GUID);
  assert.deepEqual({ ...given[0], _id: addresses[0]._id }, addresses[0]);
  const writtenBack = await client.members.updateMember(_id, changed);
  assert.deepEqual({ ...writtenBack, _updatedDate: changed._updatedDate }, changed);

  const { member: noPhones } = await client.members.deleteMemberPhones(_id);
  assert.deepEqual([noPhones.contact.phones, noPhones.contact.phoneTags], [undefined, undefined]);
  const { member: noEmails } = await client.members.deleteMemberEmails(_id);
  assert.deepEqual([noEmails.contact.emails, noEmails.loginEmail], [undefined, "ada@example.com"]);
  const { member: noAddresses } = await client.members.deleteMemberAddresses(_id);
  assert.equal(noAddresses.contact.addresses, undefined);
  const { contact: kept } = await client.members.updateMember(_id, { contact: { firstName: null } });
  assert.equal(kept.firstName, undefined);
});

test("read-only fields are refused by name, and other members' records are not accessible", async () => {
  const ada = await site.member("ada@example.com");
  const bob = await site.member("bob@example.com");
  const { _id } = await me(ada);
  const change = {
    status: "BLOCKED",
    profile: { nickname: "a".repeat(200) },
    contact: { birthdate: "never", phones: ["call me"] },
  };
  await assert.rejects(
    ada.members.updateMember(_id, change),
    violated("member.contact.birthdate", "member.contact.phones[0]", "member.profile.nickname", "member.status"),
  );
  const attempts = [
    () => bob.members.updateMember(_id, { profile: { nickname: "x" } }),
    () => bob.members.updateMemberSlug(_id, "mine"),
    () => bob.members.deleteMemberPhones(_id),
    () => bob.members.deleteMemberEmails(_id),
    () => bob.members.deleteMemberAddresses(_id),
  ];
  for (const attempt of attempts) await assert.rejects(attempt(), hidden);
  await ada.members.joinCommunity();
  for (const attempt of attempts) await assert.rejects(attempt(), forbidden);
});

test("a slug can be changed, is unique and becomes free again", async () => {
  const ada = await site.member("ada@example.com");
  const bob = await site.member("bob@example.com");
  const { member } = await ada.members.updateCurrentMemberSlug("Countess");
  assert.equal(member.profile.slug, "countess");
  await assert.rejects(bob.members.updateCurrentMemberSlug("COUNTESS"), refused(409, "SLUG_ALREADY_EXISTS"));
  await assert.rejects(ada.members.updateCurrentMemberSlug("a b"), violated("slug"));
  await ada.members.updateMemberSlug(member._id, "ada-l");
  const { member: second } = await bob.members.updateCurrentMemberSlug("countess");
  assert.equal(second.profile.slug, "countess");
});

test("a member can join and leave the community", async () => {
  const ada = await site.member("ada@example.com");
  const visitor = site.client();
  const { _id } = await me(ada);
  await assert.rejects(visitor.members.getMember(_id), hidden);
  const { member: joined } = await ada.members.joinCommunity();
  assert.equal(joined.privacyStatus, "PUBLIC");
  const seen = await visitor.members.getMember(_id, { fieldsets: ["FULL"] });
  assert.deepEqual([seen.profile.nickname, seen.loginEmail, seen.contact], ["ada", undefined, undefined]);
  const { items, totalCount } = await visitor.members.queryMembers().eq("profile.slug", "ada").find();
  assert.deepEqual([items.map((member) => member._id), totalCount], [[_id], 1]);
  const { member: left } = await ada.members.leaveCommunity();
  assert.equal(left.privacyStatus, "PRIVATE");
  assert.deepEqual((await visitor.members.queryMembers().eq("profile.slug", "ada").find()).items, []);
  await assert.rejects(visitor.members.joinCommunity(), forbidden);
});

test("members can report each other", async () => {
  const ada = await site.member("ada@example.com");
  const bob = await site.member("bob@example.com");
  await bob.members.joinCommunity();
  const [reporter, reported] = [(await me(ada))._id, (await me(bob))._id];
  const reason = { category: "SPAM", description: "unwanted mail" };
  const report = (of, why = reason) => ada.memberReport.reportMember({ reportedMemberId: of, reason: why });
  const { memberReport } = await report(reported);
  assert.match(memberReport._id, GUID);
  assert.ok(memberReport._createdDate instanceof Date);
  assert.deepEqual([memberReport.reportingMemberId, memberReport.reason], [reporter, reason]);
  await assert.rejects(report(reported), refused(409, "MEMBER_ALREADY_REPORTED"));
  await assert.rejects(report(reporter), refused(400, "SELF_REPORTING_FORBIDDEN"));
  await assert.rejects(report(reported, { category: "UNKNOWN" }), violated("memberReport.reason.category"));
  await assert.rejects(site.client().memberReport.reportMember({ reportedMemberId: reported, reason }), forbidden);
});

test("a member can delete their account and assign its content to an heir", async () => {
  const ada = await site.member("ada@example.com");
  const heir = await site.member("heir@example.com");
  const owner = site.owner();
  const { _id } = await me(ada);
  await assert.rejects(ada.members.deleteMyMember({ contentAssigneeId: "nobody" }), violated("contentAssigneeId"));
  assert.equal(await ada.members.deleteMyMember({ contentAssigneeId: (await me(heir))._id }), undefined);
  await assert.rejects(owner.members.getMember(_id), hidden);
  await assert.rejects(ada.members.getCurrentMember(), forbidden);
  assert.equal(ada.session.role, "visitor", "the session of someone who is gone has ended");
});
