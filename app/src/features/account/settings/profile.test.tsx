import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeClient } from "../../../test/fakeClient";
import { ADA } from "../../../test/fakeMembers";
import { renderAccount } from "../../../test/renderAccount";

const refusal = (fields: object) => Object.assign(new Error("refused"), fields);

describe("the profile", () => {
  it("shows its values and saves changes", async () => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/profile");
    const name = await screen.findByLabelText("Display name");
    expect(name).toHaveValue("Ada");
    await user.clear(name);
    await user.type(name, "Ada B.");
    await user.type(screen.getByLabelText("Title"), "Potter");
    await user.type(screen.getByLabelText("First name"), "Ada");
    const form = within(screen.getByRole("form", { name: "Profile" }));
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("Saved.")).toBeInTheDocument();
    expect(client.members.updateMember).toHaveBeenCalledWith("ada", {
      profile: { nickname: "Ada B.", title: "Potter", photo: null },
      contact: { firstName: "Ada", lastName: null },
    });
    await user.type(name, "!");
    expect(form.queryByText("Saved.")).toBeNull();
  });

  it("shows violations at their fields and keeps the typed text", async () => {
    const client = fakeClient(null, ADA);
    client.members.updateMember.mockRejectedValueOnce(
      refusal({
        kind: "validation",
        violations: [{ field: "member.profile.nickname", description: "At most 50 characters" }],
      }),
    );
    const { user } = renderAccount(client, "/account/profile");
    await user.type(await screen.findByLabelText("Display name"), " the long");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Display name")).toHaveAccessibleDescription("At most 50 characters.");
    expect(screen.getByLabelText("Display name")).toHaveValue("Ada the long");
  });

  it("keeps the typed text when the platform cannot be reached", async () => {
    const client = fakeClient(null, ADA);
    client.members.updateMember.mockRejectedValueOnce(refusal({ kind: "network" }));
    const { user } = renderAccount(client, "/account/profile");
    await user.type(await screen.findByLabelText("Title"), "Potter");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("cannot be reached");
    expect(screen.getByLabelText("Title")).toHaveValue("Potter");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved.")).toBeInTheDocument();
  });

  it("previews the linked picture, or shows that it cannot be loaded", async () => {
    const { user, container } = renderAccount(fakeClient(null, ADA), "/account/profile");
    const field = await screen.findByLabelText("Picture link");
    await user.type(field, "https://ada.example/me.jpg");
    await user.tab();
    const picture = container.querySelector("form img");
    expect(picture).toHaveAttribute("src", "https://ada.example/me.jpg");
    fireEvent.error(picture as Element);
    expect(field).toHaveAccessibleDescription(/This picture could not be loaded/);
    await user.type(field, "?again");
    await user.tab();
    expect(container.querySelector("form img")).toHaveAttribute("src", "https://ada.example/me.jpg?again");
    expect(field).not.toHaveAccessibleDescription(/could not be loaded/);
  });

  it("refuses a picture link that is not a URL", async () => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/profile");
    await user.type(await screen.findByLabelText("Picture link"), "javascript:alert(1)");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Enter a web address");
    expect(client.members.updateMember).not.toHaveBeenCalled();
  });
});

describe("the profile's slug", () => {
  it("is previewed while typed and saved", async () => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/profile");
    const field = await screen.findByLabelText("Profile name");
    await user.clear(field);
    await user.type(field, "ada-lovelace");
    expect(screen.getByText(`${window.location.host}/members/ada-lovelace`)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Change link" }));
    expect(await screen.findByText("Link changed.")).toBeInTheDocument();
    expect(client.members.updateCurrentMemberSlug).toHaveBeenCalledWith("ada-lovelace");
    expect(screen.getByRole("link", { name: "View profile" })).toHaveAttribute("href", "/members/ada-lovelace");
  });

  it("shows at its field that it is taken", async () => {
    const client = fakeClient(null, ADA);
    client.members.updateCurrentMemberSlug.mockRejectedValueOnce(
      refusal({ kind: "application", code: "SLUG_ALREADY_EXISTS" }),
    );
    const { user } = renderAccount(client, "/account/profile");
    await user.type(await screen.findByLabelText("Profile name"), "-2");
    await user.click(screen.getByRole("button", { name: "Change link" }));
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Profile name")).toHaveAccessibleDescription(/This name is already taken/);
    expect(screen.getByLabelText("Profile name")).toHaveValue("ada-2");
  });
});

describe("custom fields", () => {
  async function add(user: ReturnType<typeof renderAccount>["user"], name: string, kind: string, value: string) {
    await user.click(await screen.findByRole("button", { name: "Add a detail" }));
    await user.type(screen.getByLabelText("Label"), name);
    await user.selectOptions(screen.getByLabelText("Type"), kind);
    await user.type(screen.getByLabelText("Value"), value);
    const form = within(screen.getByRole("form", { name: "More about you" }));
    await user.click(form.getByRole("button", { name: "Save" }));
  }

  it.each([
    ["Text", "Favourite glaze", "Celadon", { type: "TEXT", value: "Celadon" }],
    ["Number", "Kilns", "2.5", { type: "NUMBER", value: 2.5 }],
    ["Date", "Birthday", "1815-12-10", { type: "DATE", value: "1815-12-10" }],
    ["Web address", "Home page", "https://ada.example", { type: "URL", value: "https://ada.example" }],
    [
      "Social profile",
      "Pictures",
      "https://instagram.com/ada",
      { type: "SOCIAL", value: "https://instagram.com/ada", socialPlatform: "INSTAGRAM" },
    ],
  ])("can be a %s", async (kind, name, value, sent) => {
    const client = fakeClient(null, ADA);
    const { user } = renderAccount(client, "/account/profile");
    await add(user, name, kind, value);
    expect(await screen.findByRole("button", { name: `Edit ${name}` })).toBeInTheDocument();
    const key = name.toLowerCase().replace(" ", "-");
    expect(client.members.updateMember).toHaveBeenCalledWith("ada", {
      contact: { customFields: { [key]: { name, ...sent } } },
    });
  });

  it.each([
    ["Number", "many", "Enter a number"],
    ["Web address", "ada.example", "Enter a web address"],
    ["Social profile", "@ada", "Enter a web address"],
  ])("refuse an invalid %s", async (kind, value, words) => {
    const { user } = renderAccount(fakeClient(null, ADA), "/account/profile");
    await add(user, "Detail", kind, value);
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Value")).toHaveAccessibleDescription(expect.stringContaining(words) as string);
    expect(screen.getByLabelText("Value")).toHaveValue(value);
  });

  it("are edited and removed without changing fields the store cannot show", async () => {
    const customFields = {
      glaze: { name: "Glaze", type: "TEXT", value: "Celadon" },
      points: { name: "Points", value: { total: 3 } },
    };
    const client = fakeClient(null, { ...ADA, contact: { customFields } });
    const { user } = renderAccount(client, "/account/profile");
    await user.click(await screen.findByRole("button", { name: "Remove Glaze" }));
    expect(await screen.findByText("Glaze removed.")).toBeInTheDocument();
    expect(client.members.updateMember).toHaveBeenLastCalledWith("ada", { contact: { customFields: { glaze: null } } });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Celadon")).toBeInTheDocument();
  });
});
