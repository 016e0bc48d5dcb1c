import { authentication, createClient, memberReport, OAuthStrategy } from "@cartwright/sdk";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { DeletedPage, MemberPage, MembersPage, ReportsPage } from ".";
import { openMenu } from "../test/openMenu";
import { ordersOf } from "../test/ordersOnPlatform";

const site = platformOfFile({ seed: "empty" });

const QUERY = /\/members\/v1\/members\/query$/;

const emailOf = (name: string) => `${name.toLowerCase().replace(" ", "-")}@example.com`;

/** Creates a member who may log in. */
async function made(name: string) {
  const { _id } = await site.client.members.createMember({
    member: { loginEmail: emailOf(name), profile: { nickname: name }, privacyStatus: "PUBLIC" },
  });
  return _id;
}

/** Registers as a visitor does; the account may wait for the owner. */
async function registered(name: string) {
  const { url: host, clientId } = site.platform;
  const modules = { authentication, memberReport };
  const client = createClient({ host, auth: OAuthStrategy({ clientId }), modules });
  const { identity } = await client.authentication.registerV2(
    { email: emailOf(name) },
    { password: "a-long-enough-password", profile: { nickname: name } },
  );
  return { client, id: identity?._id ?? "" };
}

/** Ada and Bo, who wait for approval, and Cy, who is blocked. */
async function three() {
  await site.platform.settings({ ownerApproval: true });
  const [ada, bo] = [await registered("Ada"), await registered("Bo")];
  const cy = await made("Cy");
  await site.client.members.blockMember(cy);
  return { ada: ada.id, bo: bo.id, cy };
}

const read = (id: string) => site.client.members.getMember(id, { fieldsets: ["FULL"] });
const statusOf = async (id: string) => (await read(id)).status;

const show = () => site.show("/owner/members", "/owner/members", <MembersPage />);
const showMember = (id: string) => site.show("/owner/members/:id?", `/owner/members/${id}`, <MemberPage />);

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the list of members", () => {
  it("deletes only the selected visible members, after their number was confirmed", async () => {
    const { ada, bo, cy } = await three();
    const { user } = show();
    for (const name of ["Ada", "Bo"]) await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
    await user.selectOptions(screen.getByLabelText("State"), "BLOCKED");
    expect(await screen.findByText("1 member")).toBeInTheDocument();
    await user.click(await screen.findByRole("checkbox", { name: "Select Cy" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click((await dialog("Delete")).getByRole("button", { name: "Delete: 1 member" }));
    expect(await screen.findByText("1 member changed.")).toBeInTheDocument();
    expect([await statusOf(ada), await statusOf(bo)]).toEqual(["PENDING", "PENDING"]);
    await expect(statusOf(cy)).rejects.toMatchObject({ status: 404 });
  });

  it("changes all that match the filters only if that is chosen for an act", async () => {
    const { ada, bo, cy } = await three();
    const { user } = show();
    await user.selectOptions(await screen.findByLabelText("State"), "PENDING");
    expect(await screen.findByText("2 members")).toBeInTheDocument();
    await user.click(await screen.findByRole("checkbox", { name: "Select Ada" }));
    await user.click(screen.getByRole("button", { name: "Approve" }));
    const approval = await dialog("Approve");
    await user.click(approval.getByRole("radio", { name: "All that match the filters (2): Awaiting approval" }));
    expect(approval.getByRole("button", { name: "Approve: 2 members" })).toBeInTheDocument();
    await user.click(approval.getByRole("button", { name: "Back" }));

    await user.click(screen.getByRole("button", { name: "Block" }));
    await user.click((await dialog("Block")).getByRole("button", { name: "Block: 1 member" }));
    expect(await screen.findByText("1 member changed.")).toBeInTheDocument();
    expect([await statusOf(ada), await statusOf(bo), await statusOf(cy)]).toEqual(["BLOCKED", "PENDING", "BLOCKED"]);
  });

  it("unblocks a member, which can be undone", async () => {
    const { cy } = await three();
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Unblock: Cy" }));
    await waitFor(async () => {
      expect(await statusOf(cy)).toBe("APPROVED");
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await statusOf(cy)).toBe("BLOCKED");
    });
  });

  it("shows the number of each member's orders and the sum spent", async () => {
    const ada = await made("Ada");
    await made("Bo");
    await ordersOf(site).enter({ buyerInfo: { memberId: ada, email: "ada@example.com" } });
    show();
    const row = within(await screen.findByRole("row", { name: /Ada/ }));
    expect(await row.findByText("1 order")).toBeInTheDocument();
    expect(within(screen.getByRole("row", { name: /Bo/ })).getByText("No orders")).toBeInTheDocument();
  });

  it("has a second page after fifty members", async () => {
    await Promise.all(Array.from({ length: 51 }, (_, index) => made(`Member ${100 + index}`)));
    const { user } = show();
    expect(await screen.findByText("51 members")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Page 2 of 2")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Member 150" })).toBeInTheDocument();
  });

  it("does not show members too many to count as 0, and turns the page while it is full", async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      id: `m${index}`,
      profile: { nickname: `Member ${index}` },
    }));
    site.answer(QUERY, { members: many, metadata: { tooManyToCount: true } });
    const { user } = show();
    expect(await screen.findByText("Too many members to count")).toBeInTheDocument();
    expect(screen.getByText("Page 1")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next page" })).not.toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("checkbox", { name: "Select Member 0" }));
    await user.click(screen.getByRole("button", { name: "Block" }));
    const block = await dialog("Block");
    await user.click(block.getByRole("radio", { name: "All that match the filters, too many to count: everybody" }));
    expect(block.getByRole("button", { name: "Block: all that match the filters" })).toBeInTheDocument();
  });

  it("adds members with an invitation unless that is switched off", async () => {
    const { user } = show();
    const add = async (email: string, isInvited: boolean) => {
      await user.click(await screen.findByRole("button", { name: "Add member" }));
      const form = await dialog("Add member");
      await user.type(form.getByLabelText("Email"), email);
      await user.type(form.getByLabelText("First name"), "Bo");
      if (!isInvited) await user.click(form.getByRole("checkbox", { name: /^Send an invitation/ }));
      await user.click(form.getByRole("button", { name: "Create" }));
      expect(await screen.findByText(`${email} created.`)).toBeInTheDocument();
    };
    await add("bo@example.com", true);
    await add("cy@example.com", false);
    const { members = [] } = await site.client.members.queryMembers({}, { fieldsets: ["FULL"] });
    expect(members.map(({ contact }) => contact?.firstName)).toEqual(["Bo", "Bo"]);
    expect((await site.platform.messages()).map(({ recipient }) => recipient)).toEqual(["bo@example.com"]);
  });
});

describe("the page of a member", () => {
  it("sends only the changed slug of the details", async () => {
    const id = await made("Ada");
    const { user } = showMember(id);
    const details = await screen.findByRole("region", { name: "Details" });
    await user.click(within(details).getByRole("button", { name: "Edit" }));
    const form = await dialog("Ada");
    await site.client.members.updateMember(id, { contact: { company: "Mill" } });
    const slug = form.getByLabelText("Address of the profile page");
    await user.clear(slug);
    await user.type(slug, "ada-vale");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Ada saved.")).toBeInTheDocument();
    expect(await read(id)).toMatchObject({
      ...{ profile: { nickname: "Ada", slug: "ada-vale" }, contact: { company: "Mill" } },
    });
  });

  it("corrects phone numbers, emails, the address, an own field and the visibility", async () => {
    const id = await made("Ada");
    await site.client.members.updateMember(id, {
      contact: { phones: ["+1 518 555 0100"], customFields: { "custom.size": { name: "Shoe size", value: "38" } } },
    });
    const { user } = showMember(id);
    const details = await screen.findByRole("region", { name: "Details" });
    await user.click(within(details).getByRole("button", { name: "Edit" }));
    const form = await dialog("Ada");
    await user.clear(form.getByLabelText("Phone numbers"));
    await user.type(
      form.getByLabelText("Further email addresses"),
      "{Enter}ada@mill.example{Enter}office@mill.example",
    );
    await user.selectOptions(form.getByLabelText("Country"), "United States");
    await user.type(form.getByLabelText("Street and number"), "1 Main Street");
    await user.clear(form.getByLabelText("Shoe size"));
    await user.type(form.getByLabelText("Shoe size"), "39");
    await user.selectOptions(form.getByLabelText("Profile page"), "Public");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Ada saved.")).toBeInTheDocument();
    const { contact, privacyStatus } = await read(id);
    expect(contact?.phones ?? []).toEqual([]);
    expect(contact).toMatchObject({
      emails: ["ada@example.com", "ada@mill.example", "office@mill.example"],
      addresses: [{ country: "US", addressLine: "1 Main Street" }],
      customFields: { "custom.size": { value: "39" } },
    });
    expect(privacyStatus).toBe("PUBLIC");
  });

  it("offers only the actions that the status allows", async () => {
    const { ada: pending, cy: blocked } = await three();
    const [approved, offline] = [await made("Di"), await made("Eve")];
    await site.client.members.disconnectMember(offline);
    const acts = ["Approve", "Unblock", "Block", "Mute", "Log out everywhere", "Send invitation"];
    for (const [id, status, allowed] of [
      [pending, "PENDING", ["Approve", "Block"]],
      [approved, "APPROVED", ["Block", "Mute", "Log out everywhere", "Send invitation"]],
      [offline, "OFFLINE", ["Block", "Mute", "Log out everywhere"]],
      [blocked, "BLOCKED", ["Unblock"]],
    ] as const) {
      expect(await statusOf(id)).toBe(status);
      const { user, unmount } = showMember(id);
      await openMenu(user);
      const offered = acts.filter((name) => screen.queryByRole("button", { name }));
      expect(offered, status).toEqual(allowed);
      unmount();
    }
  });

  it("assigns several badges by a click on each", async () => {
    for (const title of ["Regular", "Early"]) await site.platform.owner("POST", "/_platform/badges", { title });
    const id = await made("Ada");
    const { user } = showMember(id);
    await user.click(await screen.findByRole("checkbox", { name: "Regular" }));
    await user.click(screen.getByRole("checkbox", { name: "Early" }));
    await waitFor(async () => {
      const { badges } = await site.platform.owner<{ badges: { memberIds: string[] }[] }>("GET", "/_platform/badges");
      expect(badges.map(({ memberIds }) => memberIds)).toEqual([[id], [id]]);
    });
  });

  it("deletes the member, who can be restored by Undo and from the list", async () => {
    const ada = await made("Ada");
    await site.client.members.deleteMember(await made("Bo"));
    await site.pass(31 * 24 * 60 * 60);
    const first = showMember(ada);
    const remove = async (user: typeof first.user) => {
      await openMenu(user);
      await user.click(await screen.findByRole("button", { name: "Delete" }));
      await user.click((await dialog("Delete Ada?")).getByRole("button", { name: "Delete" }));
    };
    await remove(first.user);
    await first.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await statusOf(ada)).toBe("APPROVED");
    });
    first.unmount();
    await site.client.members.deleteMember(ada);
    const { user } = site.show("/owner/members/deleted", "/owner/members/deleted", <DeletedPage />);
    const restore = await screen.findByRole("button", { name: "Restore: Ada" });
    expect(screen.getAllByRole("button", { name: /^Restore/ })).toEqual([restore]);
    await user.click(restore);
    expect(await screen.findByText("Ada restored. A new password is needed to log in.")).toBeInTheDocument();
    expect(await statusOf(ada)).toBe("APPROVED");
  });
});

describe("the reports about members", () => {
  const showReports = () => site.show("/owner/members/reports", "/owner/members/reports", <ReportsPage />);

  it("are listed with their reporters and dismissed together", async () => {
    const tomas = await made("Tomas");
    for (const [name, description] of [
      ["Iris", "Sells watches"],
      ["Mei", "And pens"],
    ] as const) {
      const { client, id } = await registered(name);
      client.auth.setTokens(await client.auth.getMemberTokensForExternalLogin(id, site.platform.ownerKey));
      await client.memberReport.reportMember({ reportedMemberId: tomas, reason: { category: "SPAM", description } });
    }
    const { user } = showReports();
    const about = within(await screen.findByRole("row", { name: /^Tomas/ }));
    expect(about.getByText("Sells watches")).toBeInTheDocument();
    expect(about.getByText(/^by Iris/)).toBeInTheDocument();
    expect(about.getByText(/^by Mei/)).toBeInTheDocument();
    expect(about.getByRole("button", { name: /^Block/ })).toBeInTheDocument();
    await user.click(about.getByRole("button", { name: "Dismiss 2 reports: Tomas" }));
    await user.click((await dialog("Dismiss the reports about Tomas?")).getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText("No members have been reported.")).toBeInTheDocument();
    expect((await site.client.memberReport.queryMemberReports({})).memberReports).toEqual([]);
  });

  it("name more than a hundred members", async () => {
    const [tomas, iris] = [await made("Tomas"), await made("Iris")];
    const report = (id: string, reportedMemberId: string, reportingMemberId: string) => ({
      ...{ id, reportedMemberId, reportingMemberId, reason: { category: "SPAM" } },
    });
    const erased = () => crypto.randomUUID();
    const memberReports = Array.from({ length: 60 }, (_, index) => report(`r${index}`, erased(), erased()));
    site.answer(/\/member-reports\/query$/, { memberReports: [...memberReports, report("last", tomas, iris)] });
    showReports();
    const about = within(await screen.findByRole("row", { name: /^Tomas/ }));
    expect(about.getByText(/^by Iris/)).toBeInTheDocument();
  });
});
