import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Member } from "../../../lib/member";
import { fakeClient } from "../../../test/fakeClient";
import { ADA } from "../../../test/fakeMembers";
import { renderAccount } from "../../../test/renderAccount";
import { renderStore, SECURITY_PAGE } from "../../../test/renderStore";
import { AccountButton, SignedOutNotice } from "..";

describe("the account", () => {
  it("shows who is logged in", async () => {
    renderAccount(fakeClient(null, ADA), "/account");
    expect(await screen.findByText("ada@example.com")).toBeInTheDocument();
    expect(screen.getByText("You are logged in.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Log out" })).toBeInTheDocument();
  });

  it("offers a login that returns to the requested page", async () => {
    renderAccount(fakeClient(null), "/account/contact");
    expect(await screen.findByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      "/login?returnPath=%2Faccount%2Fcontact",
    );
  });

  it("disappears from the screen when the session ends", async () => {
    const client = fakeClient(null, ADA);
    renderAccount(client, "/account");
    await screen.findByText("ada@example.com");
    act(() => {
      client.session.become("visitor", { type: "signedOut", elsewhere: true });
    });
    expect(screen.queryByText("ada@example.com")).toBeNull();
    expect(screen.getByRole("link", { name: "Log in" })).toBeInTheDocument();
  });

  it("shows an error with a retry when it does not load", async () => {
    const client = fakeClient(null, ADA);
    client.members.getCurrentMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "network" }));
    const { user } = renderAccount(client, "/account");
    expect(await screen.findByText("Your account could not be loaded")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("ada@example.com")).toBeInTheDocument();
  });

  it("is named in the header", async () => {
    renderStore(<AccountButton />, fakeClient(null, ADA));
    expect(await screen.findByRole("link", { name: "Account of Ada" })).toHaveAttribute("href", "/account");
  });
});

describe("the login address", () => {
  it("is verified by a code that the member requests", async () => {
    const client = fakeClient(null, { ...ADA, loginEmailVerified: false });
    client.verification.start.mockResolvedValueOnce({ verificationId: "first" });
    client.verification.verifyDuringAuthentication
      .mockRejectedValueOnce(Object.assign(new Error(), { kind: "application", code: "BAD_CODE" }))
      .mockResolvedValueOnce({});
    const { user } = renderAccount(client, "/account/security");
    await user.click(await screen.findByRole("button", { name: "Confirm this address" }));
    expect(client.verification.start).toHaveBeenCalledWith({ identityId: ADA._id, target: "EMAIL" });
    const field = await screen.findByLabelText("Code");
    await user.type(field, "000000{Enter}");
    expect(await screen.findByText(/This code is incorrect/)).toBeInTheDocument();
    client.members.getCurrentMember.mockResolvedValue({ member: { ...ADA, loginEmailVerified: true } });
    await user.clear(field);
    await user.type(field, "123456{Enter}");
    expect(await screen.findByText("Verified")).toBeInTheDocument();
    expect(client.verification.verifyDuringAuthentication).toHaveBeenLastCalledWith("123456", { stateToken: "first" });
    expect(screen.queryByLabelText("Code")).toBeNull();
  });
});

describe("the password", () => {
  it("links to the page that sets up a second factor", async () => {
    renderAccount(fakeClient(null, ADA), "/account/security");
    expect(await screen.findByRole("link", { name: "Set up on the shop’s security page" })).toHaveAttribute(
      "href",
      SECURITY_PAGE,
    );
  });

  it("is changed and its field cleared", async () => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/security");
    const field = await screen.findByLabelText("New password");
    expect(field).toHaveAttribute("autocomplete", "new-password");
    await user.type(field, "a new password");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Password changed.")).toBeInTheDocument();
    expect(client.authentication.changePassword).toHaveBeenCalledWith("a new password");
    expect(field).toHaveValue("");
  });

  it("stays in its field with the reason when it is refused", async () => {
    const client = fakeClient(null, ADA);
    const violations = [{ field: "newPassword", description: "Between 8 and 64 characters" }];
    client.authentication.changePassword.mockRejectedValueOnce(
      Object.assign(new Error(), { kind: "validation", violations }),
    );
    const { user } = renderAccount(client, "/account/security");
    await user.type(await screen.findByLabelText("New password"), "short");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await screen.findByRole("alert");
    expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/Between 8 and 64 characters/);
    expect(screen.getByLabelText("New password")).toHaveValue("short");
  });
});

describe("privacy and community", () => {
  it("shows and hides the profile page", async () => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/privacy");
    expect(await screen.findByRole("radio", { name: /^Only you/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /^Everyone/ }));
    expect(await screen.findByText("Saved.")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /^Everyone/ })).toBeChecked();
    expect(client.members.updateMember).toHaveBeenCalledWith("ada", { privacyStatus: "PUBLIC" });
  });

  it("joins and leaves the community", async () => {
    const { user } = renderAccount(fakeClient(null, ADA), "/account/privacy");
    await user.click(await screen.findByRole("button", { name: "Join the community" }));
    expect(await screen.findByText("You have joined the community.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Leave the community" }));
    const dialog = within(screen.getByRole("dialog", { name: "Leave the community?" }));
    await user.click(dialog.getByRole("button", { name: "Leave and make private" }));
    expect(await screen.findByText("You have left the community.")).toBeInTheDocument();
  });

  it("asks for confirmation before leaving, and can be cancelled", async () => {
    const client = fakeClient(null, { ...ADA, privacyStatus: "PUBLIC" });
    const { user } = renderAccount(client, "/account/privacy");
    await user.click(await screen.findByRole("button", { name: "Leave the community" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("Nobody else can open your profile page.")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Stay" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(client.members.leaveCommunity).not.toHaveBeenCalled();
  });

  it("keeps the old privacy when the platform cannot be reached", async () => {
    const client = fakeClient(null, ADA);
    client.members.updateMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "network" }));
    const { user } = renderAccount(client, "/account/privacy");
    await user.click(await screen.findByRole("radio", { name: /^Everyone/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("cannot be reached");
    expect(screen.getByRole("radio", { name: /^Only you/ })).toBeChecked();
  });
});

describe("deleting the account", () => {
  it("requires a typed word, then deletes the account and ends the session", async () => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/delete");
    const field = await screen.findByLabelText("Type delete to confirm");
    await user.type(field, "yes");
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Type the word delete");
    expect(client.members.deleteMyMember).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, "delete");
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(await screen.findByRole("heading", { name: "Your account has been deleted" })).toBeInTheDocument();
    expect(client.members.deleteMyMember).toHaveBeenCalledWith();
    expect(client.session.role).toBe("none");
  });

  const BO = { _id: "bo", profile: { nickname: "Bo B.", slug: "bo" } };

  async function handOver(name: string, found: Record<string, Member[]>) {
    const client = fakeClient(null, ADA);
    client.members.queryMembers.mockImplementation(({ filter }) => {
      const [[field, value] = []] = Object.entries(filter);
      return Promise.resolve({ members: found[`${field} ${value}`] ?? [] });
    });
    const { user } = renderAccount(client, "/account/delete");
    await user.type(await screen.findByLabelText("Who should take over your content? (optional)"), name);
    await user.type(screen.getByLabelText("Type delete to confirm"), "delete");
    return { client, user };
  }

  it.each([
    ["the name in the link", "bo", { "profile.slug bo": [BO] }],
    ["the address of the profile", "https://shop.example/members/bo", { "profile.slug bo": [BO] }],
    ["the display name", "Bo B.", { "profile.nickname Bo B.": [BO] }],
  ])("hands the content over to a member given by %s", async (_, name, found) => {
    const { client, user } = await handOver(name, found);
    expect(await screen.findByText("Bo B. will take over your content.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(await screen.findByRole("heading", { name: "Your account has been deleted" })).toBeInTheDocument();
    expect(client.members.deleteMyMember).toHaveBeenCalledWith({ contentAssigneeId: "bo" });
  });

  it.each([
    ["nobody is found", "nobody", {}, "No public profile is called nobody."],
    ["several are", "Bo", { "profile.nickname Bo": [BO, BO] }, "Several members are called Bo."],
    ["it is oneself", "ada", { "profile.slug ada": [ADA] }, "Choose another member, not yourself."],
  ])("deletes nothing when %s", async (_, name, found, said) => {
    const { client, user } = await handOver(name, found);
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(said);
    expect(client.members.deleteMyMember).not.toHaveBeenCalled();
  });

  it("keeps the session when it fails", async () => {
    const client = fakeClient(null, ADA);
    client.members.deleteMyMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "offline" }));
    const { user } = renderAccount(client, "/account/delete");
    await user.type(await screen.findByLabelText("Type delete to confirm"), "delete");
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("You are offline.");
    expect(client.session.role).toBe("member");
  });
});

describe("the notice of a session that ended", () => {
  it.each([
    ["the platform ended it", { type: "downgraded", from: "member" as const, elsewhere: false }],
    ["it expired", { type: "expired", from: "member" as const, elsewhere: false }],
    ["another tab logged out", { type: "signedOut", elsewhere: true }],
  ])("is shown when %s, until it is dismissed", async (_why, event) => {
    const client = fakeClient(null, ADA);
    const { user } = renderStore(<SignedOutNotice />, client, { at: "/cart", pages: [] });
    act(() => {
      client.session.become("visitor", event);
    });
    expect(screen.getByText(/You have been logged out. Your cart is saved./)).toBeInTheDocument();
    act(() => {
      client.session.become("visitor", { type: "renewed", elsewhere: false });
    });
    expect(screen.getByRole("link", { name: "Log in to see it" })).toHaveAttribute("href", "/login?returnPath=%2Fcart");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(/You have been logged out/)).toBeNull();
  });

  it.each([
    ["who logged out here", { type: "signedOut", elsewhere: false }],
    ["a visitor whose session was replaced", { type: "downgraded", from: "visitor" as const, elsewhere: false }],
  ])("is not shown to %s", (_who, event) => {
    const client = fakeClient(null, ADA);
    renderStore(<SignedOutNotice />, client);
    act(() => {
      client.session.become("visitor", event);
    });
    expect(screen.queryByText(/You have been logged out/)).toBeNull();
  });

  it("disappears at the next login", () => {
    const client = fakeClient(null, ADA);
    renderStore(<SignedOutNotice />, client);
    act(() => {
      client.session.become("visitor", { type: "expired", from: "member" });
    });
    act(() => {
      client.session.become("member", { type: "signedIn" });
    });
    act(() => {
      client.session.become("visitor", { type: "signedOut", elsewhere: false });
    });
    expect(screen.queryByText(/You have been logged out/)).toBeNull();
  });
});
