import { screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Member } from "../../../lib/member";
import { fakeClient } from "../../../test/fakeClient";
import { ADA } from "../../../test/fakeMembers";
import { renderAccount } from "../../../test/renderAccount";

const reachable: Member = {
  ...ADA,
  contact: {
    phones: ["+44 20 1", "+44 20 2"],
    phoneTags: { "+44 20 1": "MOBILE" },
    emails: ["ada@work.example"],
    addresses: [
      { _id: "a1", addressLine: "1 Main Street", city: "Hudson", subdivision: "US-NY", country: "US", tag: "HOME" },
    ],
  },
};

const group = async (name: string) => within(await screen.findByRole("region", { name }));

describe("phones", () => {
  it("are shown with their labels and can be added, with the focus back on the button", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const phones = await group("Phone numbers");
    expect(phones.getByText("Mobile")).toBeInTheDocument();
    await user.click(phones.getByRole("button", { name: "Add a phone number" }));
    expect(phones.getByLabelText("Phone number")).toHaveFocus();
    expect(phones.getByLabelText("Phone number")).toHaveAttribute("autocomplete", "tel");
    await user.type(phones.getByLabelText("Phone number"), "+44 20 3");
    await user.selectOptions(phones.getByLabelText("Label"), "Work");
    await user.click(phones.getByRole("button", { name: "Save" }));
    expect(await phones.findByText("+44 20 3")).toBeInTheDocument();
    expect(client.members.updateMember).toHaveBeenCalledWith("ada", {
      contact: {
        phones: ["+44 20 1", "+44 20 2", "+44 20 3"],
        phoneTags: { "+44 20 1": "MOBILE", "+44 20 2": "UNTAGGED", "+44 20 3": "WORK" },
      },
    });
    await waitFor(() => {
      expect(phones.getByRole("button", { name: "Add a phone number" })).toHaveFocus();
    });
  });

  it("added elsewhere in the meantime are kept", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const phones = await group("Phone numbers");
    await user.click(phones.getByRole("button", { name: "Add a phone number" }));
    await user.type(phones.getByLabelText("Phone number"), "+44 20 3");
    const { contact } = reachable;
    client.members.getCurrentMember.mockResolvedValueOnce({
      member: { ...reachable, contact: { ...contact, phones: ["+44 20 9", ...(contact?.phones ?? [])] } },
    });
    await user.click(phones.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(client.members.updateMember).toHaveBeenCalled());
    expect(client.members.updateMember.mock.calls[0]?.[1]).toMatchObject({
      contact: { phones: ["+44 20 9", "+44 20 1", "+44 20 2", "+44 20 3"] },
    });
  });

  it("are edited in place, and a violation is shown at the entry and keeps its text", async () => {
    const client = fakeClient(null, reachable);
    const violations = [{ field: "member.contact.phones[1]", description: "Not a phone number" }];
    client.members.updateMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "validation", violations }));
    const { user } = renderAccount(client, "/account/contact");
    const phones = await group("Phone numbers");
    await user.click(phones.getByRole("button", { name: "Edit +44 20 2" }));
    await user.type(phones.getByLabelText("Phone number"), "x");
    await user.click(phones.getByRole("button", { name: "Save" }));
    await phones.findByRole("alert");
    expect(phones.getByLabelText("Phone number")).toHaveAccessibleDescription("Not a phone number.");
    expect(phones.getByLabelText("Phone number")).toHaveValue("+44 20 2x");
    await user.click(phones.getByRole("button", { name: "Cancel" }));
    expect(phones.getByRole("button", { name: "Edit +44 20 2" })).toHaveFocus();
  });

  it("are refused if already present", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const phones = await group("Phone numbers");
    await user.click(phones.getByRole("button", { name: "Add a phone number" }));
    await user.type(phones.getByLabelText("Phone number"), "+44 20 1");
    await user.click(phones.getByRole("button", { name: "Save" }));
    expect(await phones.findByRole("alert")).toHaveTextContent("You have already added this");
    expect(client.members.updateMember).not.toHaveBeenCalled();
  });

  it("are removed, and restored in place by Undo", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const phones = await group("Phone numbers");
    await user.click(phones.getByRole("button", { name: "Remove +44 20 1" }));
    const undo = await phones.findByRole("button", { name: "Undo" });
    await waitFor(() => {
      expect(undo).toHaveFocus();
    });
    expect(phones.queryByText("+44 20 1")).toBeNull();
    await user.click(undo);
    expect(await phones.findByText("+44 20 1")).toBeInTheDocument();
    expect(phones.getAllByRole("button", { name: /^Edit/ })[0]).toHaveAccessibleName("Edit +44 20 1");
  });

  it("show an error when one cannot be removed", async () => {
    const client = fakeClient(null, reachable);
    client.members.updateMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "network" }));
    const { user } = renderAccount(client, "/account/contact");
    const phones = await group("Phone numbers");
    await user.click(phones.getByRole("button", { name: "Remove +44 20 1" }));
    expect(await phones.findByRole("alert")).toHaveTextContent("cannot be reached");
    expect(phones.getByText("+44 20 1")).toBeInTheDocument();
  });
});

describe("emails", () => {
  it("are cleared by the dedicated call", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const emails = await group("Email addresses");
    await user.click(emails.getByRole("button", { name: "Remove ada@work.example" }));
    expect(await emails.findByText("None yet.")).toBeInTheDocument();
    expect(client.members.deleteMemberEmails).toHaveBeenCalledWith("ada");
    expect(client.members.updateMember).not.toHaveBeenCalled();
  });

  it("need a valid format", async () => {
    const { user } = renderAccount(fakeClient(null, ADA), "/account/contact");
    const emails = await group("Email addresses");
    await user.click(emails.getByRole("button", { name: "Add an email address" }));
    await user.type(emails.getByLabelText("Email"), "ada");
    await user.click(emails.getByRole("button", { name: "Save" }));
    expect(await emails.findByRole("alert")).toHaveTextContent("Enter an email address such as");
  });
});

describe("addresses", () => {
  it("are edited in all fields and keep their id", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const addresses = await group("Addresses");
    expect(addresses.getByText(/1 Main Street, Hudson, NY, United States/)).toBeInTheDocument();
    await user.click(addresses.getByRole("button", { name: "Edit 1 Main Street" }));
    const street = addresses.getByLabelText("Street and number");
    expect(street).toHaveAttribute("autocomplete", "address-line1");
    await user.clear(street);
    await user.type(street, "2 Main Street");
    await user.selectOptions(addresses.getByLabelText("Label"), "Delivery");
    await user.type(addresses.getByLabelText("Postcode"), "12");
    await user.click(addresses.getByRole("button", { name: "Save" }));
    expect((await addresses.findAllByText("Enter a postcode of United States, such as 95014.")).length).toBeGreaterThan(
      0,
    );
    await user.type(addresses.getByLabelText("Postcode"), "534");
    await user.click(addresses.getByRole("button", { name: "Save" }));
    expect(await addresses.findByText("Delivery")).toBeInTheDocument();
    expect(client.members.updateMember).toHaveBeenCalledWith("ada", {
      contact: {
        addresses: [
          {
            _id: "a1",
            addressLine: "2 Main Street",
            city: "Hudson",
            subdivision: "US-NY",
            postalCode: "12534",
            country: "US",
            tag: "SHIPPING",
          },
        ],
      },
    });
  });

  it("lose their region when the country changes", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const addresses = await group("Addresses");
    await user.click(addresses.getByRole("button", { name: "Edit 1 Main Street" }));
    await user.selectOptions(addresses.getByLabelText("Country"), "IE");
    expect(addresses.queryByLabelText("State or province")).toBeNull();
    expect(await addresses.findByRole("option", { name: "Cork" })).toBeInTheDocument();
    expect(addresses.getByLabelText("Region (optional)")).toHaveDisplayValue("Choose");
    await user.click(addresses.getByRole("button", { name: "Save" }));
    await addresses.findByRole("button", { name: "Edit 1 Main Street" });
    const [, change] = client.members.updateMember.mock.calls[0]!;
    expect(change.contact?.addresses?.[0]).not.toHaveProperty("subdivision");
  });

  it("are removed by the dedicated call", async () => {
    const client = fakeClient(null, reachable);
    const { user } = renderAccount(client, "/account/contact");
    const addresses = await group("Addresses");
    await user.click(addresses.getByRole("button", { name: "Remove 1 Main Street" }));
    expect(await addresses.findByText("None yet.")).toBeInTheDocument();
    expect(client.members.deleteMemberAddresses).toHaveBeenCalledWith("ada");
  });
});
