import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Member } from "../../../lib/member";
import { Component as MemberRoute } from "../../../pages/member";
import { fakeClient } from "../../../test/fakeClient";
import { ADA } from "../../../test/fakeMembers";
import { renderStore } from "../../../test/renderStore";

const BO: Member = {
  _id: "bo",
  profile: { nickname: "Bo", slug: "bo", title: "Weaver" },
  privacyStatus: "PUBLIC",
  status: "APPROVED",
  activityStatus: "ACTIVE",
};

/** Renders a member's page for a member or a visitor. */
function visit(shown: Member, me: Member | undefined, slug = shown.profile?.slug ?? "") {
  const client = fakeClient(null, shown);
  if (me) client.members.getCurrentMember.mockResolvedValue({ member: me });
  else client.session.role = "visitor";
  const pages = [{ path: "/members/:slug", element: <MemberRoute /> }];
  return { client, ...renderStore(<p>Elsewhere</p>, client, { at: `/members/${slug}`, pages }) };
}

describe("a member's page", () => {
  it("shows name and title to everybody", async () => {
    visit(BO, undefined);
    expect(await screen.findByRole("heading", { level: 1, name: "Bo" })).toBeInTheDocument();
    expect(screen.getByText("Weaver")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in to report this member" })).toHaveAttribute(
      "href",
      "/login?returnPath=%2Fmembers%2Fbo",
    );
  });

  it("shows the same message for a private and an unknown member", async () => {
    visit(BO, undefined, "nobody");
    expect(await screen.findByRole("heading", { name: "Profile not found" })).toBeInTheDocument();
  });

  it("shows an error when it does not load, and can be retried", async () => {
    const client = fakeClient(null);
    const pages = [{ path: "/members/:slug", element: <MemberRoute /> }];
    client.members.queryMembers.mockRejectedValueOnce(Object.assign(new Error(), { kind: "network" }));
    const { user } = renderStore(<p>Elsewhere</p>, client, { at: "/members/bo", pages });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Profile not found" })).toBeInTheDocument();
  });

  it("is shown to its owner even if it is private", async () => {
    const client = fakeClient(null, ADA);
    client.members.queryMembers.mockResolvedValueOnce({ members: [] });
    const pages = [{ path: "/members/:slug", element: <MemberRoute /> }];
    renderStore(<p>Elsewhere</p>, client, { at: "/members/ada", pages });
    expect(await screen.findByText(/Your profile is private/)).toBeInTheDocument();
  });

  it("shows its owner that it is private", async () => {
    visit(ADA, ADA);
    expect(await screen.findByText(/Your profile is private/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Edit profile" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Report this member" })).toBeNull();
  });

  it.each([
    [{ activityStatus: "MUTED" }, /This member is muted/],
    [{ status: "BLOCKED" }, /This member has been blocked/],
    [{ status: "PENDING" }, /is awaiting approval by the shop/],
  ])("shows the member's status: %j", async (standing, words) => {
    visit({ ...BO, ...standing }, ADA);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe("a report", () => {
  async function open(member = BO) {
    const view = visit(member, ADA);
    await view.user.click(await screen.findByRole("button", { name: "Report this member" }));
    return { ...view, dialog: within(screen.getByRole("dialog", { name: "Report Bo" })) };
  }

  it("requires a reason and is sent with the description", async () => {
    const { client, user, dialog } = await open();
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Choose a reason");
    await user.click(dialog.getByRole("link", { name: "Choose a reason" }));
    expect(dialog.getByRole("radio", { name: "Advertising or spam" })).toHaveFocus();
    await user.click(dialog.getByRole("radio", { name: "Pretending to be someone else" }));
    await user.type(dialog.getByLabelText("Tell us more (optional)"), "That is my name.");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText(/We have received your report/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Close report" }));
    await user.click(screen.getByRole("button", { name: "Report this member" }));
    expect(await dialog.findByRole("button", { name: "Send report" })).toBeInTheDocument();
    expect(client.memberReport.reportMember).toHaveBeenCalledWith({
      reportedMemberId: "bo",
      reason: { category: "IMPERSONATION", description: "That is my name." },
    });
  });

  it.each([
    [{ kind: "application", code: "SELF_REPORTING_FORBIDDEN" }, "You cannot report yourself."],
    [{ kind: "network" }, "cannot be reached"],
  ])("shows why it was not sent and keeps the description: %j", async (fields, said) => {
    const { client, user, dialog } = await open();
    client.memberReport.reportMember.mockRejectedValueOnce(Object.assign(new Error(), fields));
    await user.click(dialog.getByRole("radio", { name: "Something else" }));
    await user.type(dialog.getByLabelText("Tell us more (optional)"), "Words");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(said);
    expect(dialog.getByLabelText("Tell us more (optional)")).toHaveValue("Words");
  });
});
