/** The owner's calls on members, against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiKeyStrategy, ClientCredentialsStrategy, createClient, members, orders } from "../../../wasm/pkg/inline.js";
import { forbidden, hidden, refused, siteOfFile, violated } from "./site.mjs";

const site = await siteOfFile();

/** The id of a missing member. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

async function made(owner, count, prefix = "made") {
  const all = [];
  for (let number = 0; number < count; number += 1) {
    all.push(await owner.members.createMember({ member: { loginEmail: `${prefix}-${number}@example.com` } }));
  }
  return all;
}

test("members can be listed, queried, searched and paged", async () => {
  const owner = site.owner();
  const all = await made(owner, 7);
  const page = await owner.members
    .queryMembers({ fieldsets: ["FULL"] })
    .startsWith("loginEmail", "made-")
    .descending("profile.nickname")
    .limit(3)
    .find();
  assert.deepEqual(
    page.items.map(({ profile }) => profile.slug),
    ["made-6", "made-5", "made-4"],
  );
  assert.equal(page.totalCount, 7);
  assert.ok(page.items[0]._createdDate instanceof Date);
  const pages = [page, await page.next()];
  pages.push(await pages[1].next());
  assert.deepEqual(
    pages.map((each) => each.hasNext()),
    [true, true, false],
  );
  const seen = pages.flatMap(({ items }) => items.map(({ _id }) => _id));
  assert.deepEqual(seen, all.map(({ _id }) => _id).reverse());
  const { members: newest, metadata } = await owner.members.listMembers({
    paging: { limit: 1, offset: 1 },
    sorting: [{ fieldName: "createdDate", order: "DESC" }],
    fieldsets: ["EXTENDED"],
  });
  assert.deepEqual([newest[0].loginEmail, metadata.count, metadata.offset], ["made-5@example.com", 1, 1]);
  const found = await owner.members.queryMembers({ filter: {} }, { search: { expression: "MADE-5" } });
  assert.deepEqual([found.members.length, found.metadata.total], [1, 1]);

  const visitor = site.client();
  for (const [query, field] of [
    [{ filter: { loginEmail: "made-1@example.com" } }, "query.filter.loginEmail"],
    [{ sort: [{ fieldName: "contact.lastName", order: "ASC" }] }, "query.sort.contact.lastName"],
    [{ paging: { limit: 101 } }, "query.paging.limit"],
  ]) {
    await assert.rejects(visitor.members.queryMembers(query), violated(field));
  }
});

test("only the owner can block, approve and disconnect members", async () => {
  const { members: all } = site.owner();
  const ada = await site.member("ada@example.com");
  const { member: before } = await ada.members.getCurrentMember();
  const id = before._id;
  const moved = async (call) => {
    const { member } = await call;
    return [member.status, member.activityStatus];
  };
  assert.deepEqual(await moved(all.muteMember(id)), ["APPROVED", "MUTED"]);
  await assert.rejects(ada.members.joinCommunity(), refused(403, "COMMUNITY_JOIN_IMPOSSIBLE"));
  assert.deepEqual(await moved(all.unmuteMember(id)), ["APPROVED", "ACTIVE"]);
  assert.equal((await moved(all.disconnectMember(id)))[0], "OFFLINE");
  const impossible = refused(409, "MEMBER_STATUS_CHANGE_FORBIDDEN");
  await assert.rejects(all.approveMember(id), impossible);
  assert.equal((await moved(all.blockMember(id)))[0], "BLOCKED");
  await assert.rejects(all.disconnectMember(id), impossible);
  assert.equal((await moved(all.approveMember(id)))[0], "APPROVED");
  await assert.rejects(all.approveMember(NOBODY), hidden);

  const { members: theirs } = await site.member("bob@example.com");
  for (const attempt of [
    () => theirs.muteMember(id),
    () => theirs.unmuteMember(id),
    () => theirs.approveMember(id),
    () => theirs.blockMember(id),
    () => theirs.disconnectMember(id),
    () => theirs.deleteMember(id),
    () => theirs.createMember({ member: { loginEmail: "x@example.com" } }),
    () => theirs.bulkDeleteMembers([id]),
    () => theirs.bulkDeleteMembersByFilter({}),
    () => theirs.bulkApproveMembers({}),
    () => theirs.bulkBlockMembers({}),
  ]) {
    await assert.rejects(attempt(), forbidden);
  }
});

test("a disconnected or blocked member's client becomes a visitor and emits an event", async () => {
  const owner = site.owner();
  const client = await site.member("ada@example.com");
  const { member } = await client.members.getCurrentMember();
  for (const end of ["disconnectMember", "blockMember"]) {
    const events = [];
    const unsubscribe = client.session.subscribe(({ type, from }) => events.push([type, from]));
    await owner.members[end](member._id);
    await assert.rejects(client.members.getCurrentMember(), forbidden);
    unsubscribe();
    assert.deepEqual(events, [["downgraded", "member"]], end);
    assert.equal(client.session.role, "visitor");
    if (end === "disconnectMember") await site.signIn(client, member._id);
  }
  await assert.rejects(client.auth.getMemberTokensForExternalLogin(member._id, site.ownerKey), {
    message: "Failed to get member tokens",
  });
});

test("members can be created, updated and deleted", async () => {
  const owner = site.owner();
  const member = { loginEmail: "staff@example.com", role: "CONTRIBUTOR", profile: { nickname: "Staff" } };
  const staff = await owner.members.createMember({ member });
  assert.deepEqual([staff.loginEmail, staff.role, staff.profile.nickname], [member.loginEmail, member.role, "Staff"]);
  await assert.rejects(owner.members.createMember({ member }), refused(409, "MEMBER_ALREADY_EXISTS"));
  await assert.rejects(owner.members.createMember({ member: { loginEmail: "nobody" } }), violated("member.loginEmail"));
  await assert.rejects(owner.members.deleteMember(staff._id), (error) => {
    const [{ ruleName }] = error.details.validationError.fieldViolations;
    return ruleName === "OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN";
  });
  const [other] = await made(owner, 1);
  const renamed = await owner.members.updateMember(other._id, { profile: { nickname: "Renamed" } });
  assert.equal(renamed.profile.nickname, "Renamed");
  assert.equal(await owner.members.deleteMember(other._id), undefined);
  await assert.rejects(owner.members.getMember(other._id), hidden);
  await assert.rejects(owner.members.deleteMember(other._id), hidden);
});

test("bulk calls return a result per member", async () => {
  const owner = site.owner();
  const { members: all } = owner;
  const [first] = await made(owner, 3, "bulk");
  const bulk = { loginEmail: { $startsWith: "bulk-" } };
  // A bulk call by filter answers with its job, which changes the entities later.
  const successes = async (answering) => {
    const answer = await answering;
    assert.deepEqual(Object.keys(answer), ["jobId"]);
    const job = await site.job(answer.jobId);
    return job.bulkActionMetadata.totalSuccesses;
  };
  assert.equal(await successes(all.bulkBlockMembers(bulk)), 3);
  const those = { ...bulk, status: "BLOCKED" };
  assert.equal(await successes(all.bulkApproveMembers(those)), 3);
  assert.equal(await successes(all.bulkApproveMembers(those)), 0);
  const { results, bulkActionMetadata } = await all.bulkDeleteMembers([first._id, NOBODY]);
  assert.deepEqual([bulkActionMetadata.totalSuccesses, bulkActionMetadata.totalFailures], [1, 1]);
  assert.deepEqual(
    results.map(({ itemMetadata }) => [itemMetadata._id, itemMetadata.originalIndex, itemMetadata.success]),
    [
      [first._id, 0, true],
      [NOBODY, 1, false],
    ],
  );
  assert.equal(results[1].itemMetadata.error.code, "MEMBER_NOT_FOUND");
  assert.equal(await successes(all.bulkDeleteMembersByFilter(bulk)), 2);
  await assert.rejects(all.bulkDeleteMembers([]), violated("memberIds"));
  await assert.rejects(all.bulkBlockMembers({ shoeSize: 40 }), violated("filter.shoeSize"));
});

test("client credentials act as the owner, and their access token is renewed", async () => {
  const auth = ClientCredentialsStrategy({ appId: site.clientId, appSecret: site.clientSecret });
  const owner = createClient({ modules: { members, orders }, auth, host: site.url });
  const member = await owner.members.createMember({ member: { loginEmail: "ada@example.com" } });
  await site.platform.expireTokens();
  const found = await Promise.all([owner.members.getMember(member._id), owner.orders.searchOrders({})]);
  assert.equal(found[0]._id, member._id);
  const { headers } = await auth.getAuthHeaders();
  await site.platform.advance(14_400);
  await owner.members.deleteMember(member._id);
  assert.notEqual((await auth.getAuthHeaders()).headers.Authorization, headers.Authorization);
});

test("a wrong API key is refused", async () => {
  const stranger = createClient({
    modules: { members },
    auth: ApiKeyStrategy({ apiKey: "CW.wrong", siteId: site.siteId }),
    host: site.url,
  });
  await assert.rejects(stranger.members.queryMembers().find(), { status: 401 });
});
