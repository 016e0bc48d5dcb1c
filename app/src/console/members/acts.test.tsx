import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform, renderConsole } from "../test/renderConsole";
import { DeletedPage, MemberPage, MembersPage } from ".";

afterEach(() => {
  vi.unstubAllGlobals();
});

const ADA = {
  _id: "ada",
  status: "APPROVED",
  loginEmail: "ada@example.com",
  profile: { nickname: "Ada", slug: "ada" },
  contact: { firstName: "Ada", lastName: "Vale" },
};

function fakeMembers(member: object = ADA) {
  return {
    members: {
      getMember: vi.fn(() => Promise.resolve(member)),
      queryMembers: () => Promise.resolve({ members: [member], metadata: { total: 1 } }),
      createMember: vi.fn(() => Promise.resolve({ _id: "new" })),
      updateMember: vi.fn(() => Promise.resolve({})),
      updateMemberSlug: vi.fn(() => Promise.resolve({})),
      deleteMember: vi.fn(() => Promise.resolve()),
    },
    recovery: { sendActivationEmail: vi.fn(() => Promise.resolve()) },
    orders: { searchOrders: () => Promise.resolve({ orders: [] }) },
  };
}

const BADGES = { badges: { badges: [{ badge: { id: "b1", title: "Regular" }, memberIds: [] }] } };
const showMember = (client: ReturnType<typeof fakeMembers>) =>
  renderConsole("/owner/members/:id?", "/owner/members/ada", <MemberPage />, client);

it("adding a member sends an invitation unless it is switched off", async () => {
  const client = fakeMembers();
  const { user } = renderConsole("/owner/members", "/owner/members", <MembersPage />, client);
  const add = async (email: string, isInvited: boolean) => {
    await user.click(await screen.findByRole("button", { name: "Add member" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add member" }));
    await user.type(dialog.getByLabelText("Email"), email);
    await user.type(dialog.getByLabelText("First name"), "Bo");
    if (!isInvited) await user.click(dialog.getByRole("checkbox", { name: /^Send an invitation/ }));
    await user.click(dialog.getByRole("button", { name: "Create" }));
    await screen.findByText(`${email} created.`);
  };
  await add("bo@example.com", true);
  expect(client.members.createMember).toHaveBeenCalledWith({
    member: { loginEmail: "bo@example.com", contact: { firstName: "Bo", lastName: "", company: "" } },
  });
  expect(client.recovery.sendActivationEmail).toHaveBeenCalledWith("new");
  await add("cy@example.com", false);
  expect(client.recovery.sendActivationEmail).toHaveBeenCalledTimes(1);
});

it("editing a member sends only the changed details or slug", async () => {
  fakePlatform(BADGES);
  const client = fakeMembers();
  const { user } = showMember(client);
  const details = await screen.findByRole("region", { name: "Details" });
  await user.click(within(details).getByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ada" }));
  const slug = dialog.getByLabelText("Address of the profile page");
  await user.clear(slug);
  await user.type(slug, "ada-vale");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Ada saved.");
  expect(client.members.updateMemberSlug).toHaveBeenCalledWith("ada", "ada-vale");
  expect(client.members.updateMember).not.toHaveBeenCalled();
});

it("a member's page offers only the actions that the status allows", async () => {
  fakePlatform(BADGES);
  const acts = ["Approve", "Unblock", "Block", "Mute", "Log out everywhere", "Send invitation"];
  for (const [status, allowed] of [
    ["PENDING", ["Approve", "Block"]],
    ["APPROVED", ["Block", "Mute", "Log out everywhere", "Send invitation"]],
    ["OFFLINE", ["Block", "Mute", "Log out everywhere"]],
    ["BLOCKED", ["Unblock"]],
  ] as const) {
    const { unmount } = showMember(fakeMembers({ ...ADA, status }));
    await screen.findByRole("region", { name: "Details" });
    const offered = acts.filter((name) => screen.queryByRole("button", { name }));
    expect(offered, status).toEqual(allowed);
    unmount();
  }
});

it("a click assigns a badge", async () => {
  const sent = fakePlatform(BADGES);
  const { user } = showMember(fakeMembers());
  const badge = await screen.findByRole("checkbox", { name: "Regular" });
  await user.click(badge);
  await waitFor(() => {
    expect(sent).toEqual([{ path: "badges/b1/members/ada", body: undefined }]);
  });
});

it("a deleted member can be restored by Undo and from the list", async () => {
  const sent = fakePlatform({
    ...BADGES,
    "deleted-members": {
      deletedMembers: [
        {
          id: "ada",
          state: "TRASH",
          deletedDate: "2026-11-01T00:00:00Z",
          purgeDate: "2026-12-01T00:00:00Z",
          member: ADA,
        },
        { id: "bo", state: "DELETED", deletedDate: "2026-10-01T00:00:00Z", purgeDate: "2026-10-01T00:00:00Z" },
      ],
    },
  });
  const client = fakeMembers();
  const first = showMember(client);
  await first.user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Ada?" }));
  await first.user.click(dialog.getByRole("button", { name: "Delete" }));
  await first.user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(sent).toEqual([{ path: "deleted-members/ada/restore", body: {} }]);
  });
  first.unmount();
  const { user } = renderConsole("/owner/members/deleted", "/owner/members/deleted", <DeletedPage />, client);
  await user.click(await screen.findByRole("button", { name: "Restore: Ada" }));
  await screen.findByText("Ada restored. A new password is needed to log in.");
  expect(sent).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: /^Restore/ })).toHaveLength(1);
});
