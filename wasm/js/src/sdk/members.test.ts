/** The member modules: requests and results. */

import assert from "node:assert/strict";
import { test, type TestContext } from "vitest";
import { createClient, memberReport, members, OAuthStrategy } from "../inline.js";
import { host, isTokenRequest, json, scripted, withTokens, type ScriptedRequest } from "../../test/network.js";

function visitor() {
  return createClient({
    modules: { members, memberReport },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
  });
}

const WIRE_MEMBER = {
  id: "m",
  createdDate: "2026-01-02T03:04:05.000Z",
  lastLoginDate: "2026-02-02T03:04:05.000Z",
  status: "APPROVED",
  profile: { nickname: "Ada", slug: "ada", photo: { id: "p", url: "http://x/p.jpg", width: 10, height: 20 } },
  contact: {
    phones: ["id"],
    phoneTags: { id: "MOBILE" },
    addresses: [{ id: "a", addressLine: "1 Road", tag: "BILLING" }],
    customFields: { id: { name: "Own", value: { createdDate: "own" } } },
  },
};

const MEMBER = {
  _id: "m",
  _createdDate: new Date("2026-01-02T03:04:05.000Z"),
  lastLoginDate: new Date("2026-02-02T03:04:05.000Z"),
  status: "APPROVED",
  profile: { nickname: "Ada", slug: "ada", photo: { _id: "p", url: "http://x/p.jpg", width: 10, height: 20 } },
  contact: {
    phones: ["id"],
    phoneTags: { id: "MOBILE" },
    addresses: [{ _id: "a", addressLine: "1 Road", tag: "BILLING" }],
    customFields: { id: { name: "Own", value: { createdDate: "own" } } },
  },
};

function answering(t: TestContext) {
  return scripted(
    t,
    withTokens(() =>
      json({
        member: WIRE_MEMBER,
        members: [WIRE_MEMBER],
        metadata: { count: 1, offset: 0, total: 1 },
        memberReport: { id: "r", reportedMemberId: "m", createdDate: "2026-01-02T03:04:05.000Z" },
      }),
    ),
  );
}

const calls = (requests: readonly ScriptedRequest[]) => requests.filter((request) => !isTokenRequest(request));

test("a member response has the documented field names and values", async (t) => {
  answering(t);
  const client = visitor();
  assert.deepEqual(await client.members.getCurrentMember({ fieldsets: ["FULL"] }), { member: MEMBER, ...rest() });
  assert.deepEqual(await client.members.getMember("m"), MEMBER);
  assert.deepEqual(await client.members.createMember({ member: { loginEmail: "a@example.com" } }), MEMBER);
  assert.deepEqual(await client.members.updateMember("m", {}), MEMBER);
  await client.members.deleteMyMember().then((answer) => assert.equal(answer, undefined));
});

/** The additional fields in every answer of this file's platform. */
function rest() {
  return {
    members: [MEMBER],
    metadata: { count: 1, offset: 0, total: 1 },
    memberReport: { _id: "r", reportedMemberId: "m", _createdDate: new Date("2026-01-02T03:04:05.000Z") },
  };
}

test("each call of the members modules uses the path and body of the contract", async (t) => {
  const requests = answering(t);
  const client = visitor();
  await client.members.updateCurrentMemberSlug("ada");
  await client.members.updateMemberSlug("m", "ada");
  await client.members.joinCommunity();
  await client.members.leaveCommunity();
  await client.members.getCurrentMember({ fieldSet: "EXTENDED" });
  await client.members.getMember("m", { fieldsets: ["PUBLIC", "FULL"] });
  await client.members.listMembers();
  await client.members.muteMember("m");
  await client.members.unmuteMember("m");
  await client.members.approveMember("m");
  await client.members.blockMember("m");
  await client.members.disconnectMember("m");
  await client.members.deleteMember("m");
  await client.members.deleteMyMember({ contentAssigneeId: "heir" });
  await client.members.bulkDeleteMembers(["m"]);
  await client.members.bulkDeleteMembersByFilter({ status: "PENDING" }, { contentAssigneeId: "heir" });
  await client.members.bulkApproveMembers({ status: "PENDING" });
  await client.members.bulkBlockMembers({ status: "PENDING" });
  await client.members.createMember();
  await client.members.updateMember("m", { profile: { nickname: null } });
  await client.members.deleteMemberPhones("m");
  await client.members.deleteMemberEmails("m");
  await client.members.deleteMemberAddresses("m");
  await client.memberReport.reportMember({ reportedMemberId: "m", reason: { category: "SPAM" } });
  const filter = { status: "PENDING" };
  const id = { id: "m" };
  assert.deepEqual(
    calls(requests).map(({ method, path, body }) => [`${method} ${path.replace("/members/v1", "")}`, body]),
    [
      ["POST /members/my/slug", { slug: "ada" }],
      ["POST /members/m/slug", { id: "m", slug: "ada" }],
      ["POST /members/join-community", {}],
      ["POST /members/leave-community", {}],
      ["GET /members/my?fieldSet=EXTENDED", undefined],
      ["GET /members/m?fieldsets=PUBLIC&fieldsets=FULL&id=m", undefined],
      ["GET /members", undefined],
      ["POST /members/m/mute", id],
      ["POST /members/m/unmute", id],
      ["POST /members/m/approve", id],
      ["POST /members/m/block", id],
      ["POST /members/m/disconnect", id],
      ["DELETE /members/m?id=m", undefined],
      ["DELETE /members/my?contentAssigneeId=heir", undefined],
      ["POST /members/bulk/delete", { memberIds: ["m"] }],
      ["POST /members/bulk/delete-by-filter", { filter, contentAssigneeId: "heir" }],
      ["POST /members/bulk/approve-by-filter", { filter }],
      ["POST /members/bulk/block-by-filter", { filter }],
      ["POST /members", {}],
      ["PATCH /members/m", { member: { profile: { nickname: null }, id: "m" } }],
      ["DELETE /members/m/phones?id=m", undefined],
      ["DELETE /members/m/emails?id=m", undefined],
      ["DELETE /members/m/addresses?id=m", undefined],
      ["POST /member-reports", { memberReport: { reportedMemberId: "m", reason: { category: "SPAM" } } }],
    ],
  );
});

test("a sorted member list is packed into one parameter", async (t) => {
  const requests = answering(t);
  const list = { paging: { limit: 5 }, sorting: [{ fieldName: "createdDate", order: "DESC" }] };
  await visitor().members.listMembers(list);
  const [path, text] = requests.at(-1)!.path.split("?.r=");
  assert.equal(path, "/members/v1/members");
  assert.deepEqual(JSON.parse(Buffer.from(text!, "base64url").toString()), list);
});

test("members are queried by a builder, with field sets, and by a ready query", async (t) => {
  const requests = answering(t);
  const client = visitor();
  const page = await client.members
    .queryMembers({ fieldsets: ["FULL"], search: { expression: "ada" } })
    .eq("status", "APPROVED")
    // The types allow no sorting here; a program in JavaScript may sort.
    .descending("_createdDate" as never)
    .limit(5)
    .find();
  assert.deepEqual(page.items, [MEMBER]);
  assert.equal(page.totalCount, 1);
  await client.members.queryMembers().find();
  const ready = { filter: { status: "APPROVED" }, sorting: [{ fieldName: "createdDate", order: "ASC" }] };
  const answer = await client.members.queryMembers(ready, { fieldsets: ["PUBLIC"] });
  assert.deepEqual(answer.metadata, { count: 1, offset: 0, total: 1 });
  assert.deepEqual(
    calls(requests).map(({ body }) => body),
    [
      {
        query: {
          filter: { status: "APPROVED" },
          sort: [{ fieldName: "createdDate", order: "DESC" }],
          paging: { offset: 0, limit: 5 },
        },
        fieldsets: ["FULL"],
        search: { expression: "ada" },
      },
      { query: { filter: {}, paging: { offset: 0, limit: 50 } } },
      { query: ready, fieldsets: ["PUBLIC"] },
    ],
  );
});

test("a member that was read can be written back unchanged", async (t) => {
  const requests = answering(t);
  const client = visitor();
  const member = Object.freeze(await client.members.getMember("m"));
  await client.members.updateMember(member._id, member);
  assert.deepEqual(requests.at(-1)!.body, { member: WIRE_MEMBER });
});
