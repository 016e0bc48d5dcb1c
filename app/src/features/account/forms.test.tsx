/** Odd values in otherwise valid forms of the account: the refusal at the field, or the text that is sent. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, type Mock } from "vitest";
import { ADDRESS, MEMBER } from "../../generated/shopBounds";
import type { Member } from "../../lib/member";
import { fakeClient } from "../../test/fakeClient";
import { ADA } from "../../test/fakeMembers";
import { renderAccount } from "../../test/renderAccount";
import { renderSignin } from "../../test/renderSignin";
import { renderStore } from "../../test/renderStore";
import { MemberPage } from "./member";

type Client = ReturnType<typeof fakeClient>;

interface Form {
  /** Opens the form's page. */
  open: (client: Client) => unknown;
  /** The button that opens the form on its page. */
  opener?: string;
  /** The form's label, if its page has several. */
  name?: string;
  /** Valid values by label. */
  valid: Record<string, string>;
  button: string;
  sent: (client: Client) => Mock;
}

const CODE = { pathname: "/verify-email", state: { email: "ada@example.com", stateToken: "state" } };
const BO: Member = { _id: "bo", profile: { nickname: "Bo", slug: "bo" } };
const updates = ({ members }: Client): Mock => members.updateMember;
const EMAIL = { Email: "ada@example.com" };
const PASSWORD = { Password: "a long password" };

const FORMS = {
  login: {
    open: (client) => renderSignin(client, "/login"),
    valid: { ...EMAIL, ...PASSWORD },
    button: "Log in",
    sent: ({ auth }) => auth.login,
  },
  register: {
    open: (client) => renderSignin(client, "/register"),
    valid: { ...EMAIL, ...PASSWORD },
    button: "Create account",
    sent: ({ auth }) => auth.register,
  },
  recover: {
    open: (client) => renderSignin(client, "/recover"),
    valid: EMAIL,
    button: "Send me a link",
    sent: ({ auth }) => auth.sendPasswordResetEmail,
  },
  reset: {
    open: (client) => renderSignin(client, "/recover/reset?recoveryToken=secret"),
    valid: { "New password": "a long password" },
    button: "Save and log in",
    sent: ({ auth }) => auth.resetPassword,
  },
  code: {
    open: (client) => renderSignin(client, CODE),
    valid: { Code: "123456" },
    button: "Confirm",
    sent: ({ auth }) => auth.processVerification,
  },
  profile: {
    open: (client) => renderAccount(client, "/account/profile"),
    name: "Profile",
    valid: { "Display name": "Ada" },
    button: "Save",
    sent: updates,
  },
  link: {
    open: (client) => renderAccount(client, "/account/profile"),
    valid: { "Profile name": "ada" },
    button: "Change link",
    sent: ({ members }) => members.updateCurrentMemberSlug,
  },
  detail: {
    open: (client) => renderAccount(client, "/account/profile"),
    opener: "Add a detail",
    name: "More about you",
    valid: { Label: "Glaze", Value: "Celadon" },
    button: "Save",
    sent: updates,
  },
  phone: {
    open: (client) => renderAccount(client, "/account/contact"),
    opener: "Add a phone number",
    valid: { "Phone number": "+44 20 1" },
    button: "Save",
    sent: updates,
  },
  email: {
    open: (client) => renderAccount(client, "/account/contact"),
    opener: "Add an email address",
    valid: EMAIL,
    button: "Save",
    sent: updates,
  },
  address: {
    open: (client) => renderAccount(client, "/account/contact"),
    opener: "Add an address",
    name: "Addresses",
    valid: {
      Country: "US",
      "Street and number": "1 Main Street",
      City: "Hudson",
      Postcode: "12534",
      "State or province": "US-NY",
    },
    button: "Save",
    sent: updates,
  },
  password: {
    open: (client) => renderAccount(client, "/account/security"),
    valid: { "New password": "a long password" },
    button: "Change password",
    sent: ({ authentication }) => authentication.changePassword,
  },
  deletion: {
    open: (client) => renderAccount(client, "/account/delete"),
    valid: { "Type delete to confirm": "delete" },
    button: "Delete my account",
    sent: ({ members }) => members.deleteMyMember,
  },
  report: {
    open: (client) => renderStore(<MemberPage member={BO} />, client),
    opener: "Report this member",
    valid: {},
    button: "Send report",
    sent: ({ memberReport }) => memberReport.reportMember,
  },
} satisfies Record<string, Form>;

type FormName = keyof typeof FORMS;

const OF_VISITORS: readonly FormName[] = ["login", "register", "recover", "reset", "code"];

/** Fills a form with valid values and the given ones, and submits it. */
async function submit(name: FormName, values: Record<string, string>) {
  const { open, opener, name: label, valid, button, sent }: Form = FORMS[name];
  const client = OF_VISITORS.includes(name) ? fakeClient(null) : fakeClient(null, ADA);
  open(client);
  if (opener) fireEvent.click(await screen.findByRole("button", { name: opener }));
  const form = label ? within(await screen.findByRole("form", { name: label })) : screen;
  for (const [field, value] of [...Object.entries(valid), ...Object.entries(values)]) {
    const input = await form.findByLabelText(field);
    // The regions of a country are loaded later than its form.
    if (value && input instanceof HTMLSelectElement) {
      await waitFor(() => expect([...input.options].map((option) => option.value)).toContain(value));
    }
    fireEvent.change(input, { target: { value } });
  }
  fireEvent.click(form.getByRole("button", { name: button }));
  return { form, sent: sent(client) };
}

const NO_EMAIL = "Enter an email address such as name@example.com";
const NO_ADDRESS = "Enter a web address that starts with https://";
const NO_NUMBER = "Enter a number, such as 12 or 3.5";
const NO_CODE = "Enter all 6 digits of the code";
const NO_WORD = "Type the word delete exactly as shown";
const NO_SLUG = "Use letters, numbers and hyphens only";

it.each<[FormName, Record<string, string>, string]>([
  ["login", { Email: "" }, "Enter your email address"],
  ["login", { Email: "ada" }, NO_EMAIL],
  ["login", { Password: "" }, "Enter your password"],
  ["register", { Email: " " }, "Enter your email address"],
  ["register", { Email: "ada@" }, NO_EMAIL],
  ["register", { Email: "ada b@example.com" }, NO_EMAIL],
  ["register", { Password: "" }, "Choose a password"],
  ["recover", { Email: "" }, "Enter your email address"],
  ["recover", { Email: "@example.com" }, NO_EMAIL],
  ["reset", { "New password": "" }, "Choose a password"],
  ["code", { Code: "" }, NO_CODE],
  ["code", { Code: "12 34 5" }, NO_CODE],
  ["code", { Code: "1234567" }, NO_CODE],
  ["profile", { "Display name": "" }, "Enter a display name"],
  ["profile", { "Display name": "  " }, "Enter a display name"],
  ["profile", { "Picture link": "ada.example/me.jpg" }, NO_ADDRESS],
  ["profile", { "Picture link": "ftp://ada.example/me.jpg" }, NO_ADDRESS],
  ["link", { "Profile name": "  " }, "Enter a profile name"],
  ["link", { "Profile name": "ada b" }, NO_SLUG],
  ["link", { "Profile name": "ada🍵" }, NO_SLUG],
  ["detail", { Label: " " }, "Enter a label"],
  ["detail", { Value: " " }, "Enter a value"],
  ["detail", { Type: "NUMBER", Value: "" }, NO_NUMBER],
  ["detail", { Type: "NUMBER", Value: "1,5" }, NO_NUMBER],
  ["detail", { Type: "NUMBER", Value: "Infinity" }, NO_NUMBER],
  ["detail", { Type: "DATE", Value: "" }, "Enter a date"],
  ["detail", { Type: "URL", Value: "ada.example" }, NO_ADDRESS],
  ["detail", { Type: "SOCIAL", Value: "@ada" }, NO_ADDRESS],
  ["phone", { "Phone number": " " }, "Enter a phone number"],
  ["email", { Email: "" }, "Enter your email address"],
  ["email", { Email: "ada" }, NO_EMAIL],
  ["address", { Country: "" }, "Choose the country"],
  ["address", { "Street and number": " " }, "Enter the street and number"],
  ["address", { City: " " }, "Enter the city"],
  ["address", { "State or province": "" }, "Choose the state or province"],
  ["address", { Postcode: " " }, "Enter the postcode"],
  ["address", { Postcode: "1253" }, "Enter a postcode of United States, such as 95014."],
  ["address", { Country: "DE", Postcode: "1234" }, "Enter a postcode of Germany, such as 26133."],
  ["address", { Country: "GB", Postcode: "12345" }, "Enter a postcode of United Kingdom, such as EC1Y 8SY."],
  ["password", { "New password": "" }, "Choose a password"],
  ["deletion", { "Type delete to confirm": "" }, NO_WORD],
  ["deletion", { "Type delete to confirm": "deleted" }, NO_WORD],
])("the form %s refuses %j: %s", async (name, values, refusal) => {
  const { form, sent } = await submit(name, values);
  const field = form.getByLabelText(Object.keys(values).at(-1) ?? "");
  await waitFor(() => {
    expect(document.getElementById(`${field.id}-error`)).toHaveTextContent(new RegExp(`^${refusal}$`));
  });
  expect(sent).not.toHaveBeenCalled();
});

const tea = (count: number) => "🍵".repeat(count);
const host = "https://ada.example/";

it.each<[FormName, string, number, (length: number) => string]>([
  ["login", "Email", ADDRESS.email, (length) => `${tea(length - 12)}@example.com`],
  ["register", "Email", ADDRESS.email, (length) => `${tea(length - 12)}@example.com`],
  ["recover", "Email", ADDRESS.email, (length) => `${tea(length - 12)}@example.com`],
  ["profile", "Display name", MEMBER.name, tea],
  ["profile", "Title", MEMBER.name, tea],
  ["profile", "Picture link", MEMBER.url, (length) => host + tea(length - host.length)],
  ["profile", "First name", MEMBER.name, tea],
  ["profile", "Last name", MEMBER.name, tea],
  ["link", "Profile name", MEMBER.slug, (length) => "𝒶".repeat(length)],
  ["detail", "Label", MEMBER.name, tea],
  ["detail", "Value", MEMBER.customField, tea],
  ["phone", "Phone number", ADDRESS.phone, tea],
  ["email", "Email", ADDRESS.email, (length) => `${tea(length - 12)}@example.com`],
  ["address", "Street and number", MEMBER.addressLine, tea],
  ["address", "Apartment, floor (optional)", MEMBER.addressLine, tea],
  ["address", "City", MEMBER.addressLine, tea],
  ["report", "Tell us more (optional)", MEMBER.report, tea],
])("the form %s refuses a %s of more than %i characters", async (name, label, most, text) => {
  const { form, sent } = await submit(name, { [label]: text(most + 1) });
  const field = form.getByLabelText(label);
  const error = () => document.getElementById(`${field.id}-error`);
  await waitFor(() => expect(error()).toHaveTextContent(`Use at most ${most.toLocaleString("en")} characters.`));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: text(most) } });
  await waitFor(() => expect(error()).toBeNull());
});

const having = (fields: object) => expect.objectContaining(fields) as object;
const contact = (fields: object) => ["ada", { contact: having(fields) }];
const profile = (fields: object) => ["ada", having({ profile: having(fields) })];
const detail = (fields: object) => contact({ customFields: { glaze: { name: "Glaze", ...fields } } });

it.each<[FormName, Record<string, string>, unknown[]]>([
  ["login", { Email: " ada@example.com " }, [having({ email: "ada@example.com" })]],
  ["login", { Password: "   " }, [having({ password: "   " })]],
  ["register", { Password: " a long password " }, [having({ password: " a long password " })]],
  ["reset", { "New password": "  " }, [{ recoveryToken: "secret", password: "  " }]],
  ["code", { Code: " 123-456 " }, [{ verificationCode: "123456" }, expect.anything()]],
  ["profile", { "Display name": " Ada B. " }, profile({ nickname: "Ada B." })],
  ["profile", { Title: "  " }, profile({ title: null })],
  ["profile", { "Picture link": "" }, profile({ photo: null })],
  [
    "profile",
    { "Picture link": " https://ada.example/me.jpg " },
    profile({ photo: { url: "https://ada.example/me.jpg" } }),
  ],
  ["link", { "Profile name": " Ünï_2-x " }, ["Ünï_2-x"]],
  ["detail", { Value: " 1,5 " }, detail({ type: "TEXT", value: "1,5" })],
  ["detail", { Type: "NUMBER", Value: " -2.50 " }, detail({ type: "NUMBER", value: -2.5 })],
  ["phone", { "Phone number": " +44 20 1 " }, contact({ phones: ["+44 20 1"] })],
  ["address", { Postcode: " 12534-1234 " }, contact({ addresses: [having({ postalCode: "12534-1234" })] })],
  ["password", { "New password": " pass word " }, [" pass word "]],
  ["deletion", { "Type delete to confirm": " DELETE " }, []],
])("the form %s sends %j", async (name, values, call) => {
  const { sent } = await submit(name, values);
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith(...call);
  });
});

it("a report without a reason is refused at the first of the reasons", async () => {
  const { sent } = await submit("report", { "Tell us more (optional)": "Words" });
  const first = screen.getByRole("radio", { name: "Advertising or spam" });
  await waitFor(() => {
    expect(document.getElementById(`${first.id}-error`)).toHaveTextContent("Choose a reason");
  });
  expect(sent).not.toHaveBeenCalled();
});

it("after an attempt, the problem of a field follows its text", async () => {
  const { form } = await submit("register", { Email: "ada", Password: "" });
  const summary = await form.findByRole("alert");
  expect(within(summary).getAllByRole("link")).toHaveLength(2);
  const email = form.getByLabelText("Email");
  fireEvent.change(email, { target: { value: "ada@example.com" } });
  await waitFor(() => expect(within(summary).getAllByRole("link")).toHaveLength(1));
  expect(email).not.toHaveAccessibleDescription();
  fireEvent.change(email, { target: { value: "" } });
  await waitFor(() => expect(email).toHaveAccessibleDescription("Enter your email address"));
});

it("the platform's refusal leaves its field at the next change, and the form at the next attempt", async () => {
  const client = fakeClient(null, ADA);
  const violations = [
    { field: "member.contact.lastName", description: "Not this one" },
    { field: "member.role", description: "Not yours" },
  ];
  client.members.updateMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "validation", violations }));
  renderAccount(client, "/account/profile");
  const field = await screen.findByLabelText("Last name");
  fireEvent.change(field, { target: { value: "L" } });
  const form = within(screen.getByRole("form", { name: "Profile" }));
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByRole("alert")).toHaveTextContent("Not yours.Not this one.");
  fireEvent.change(field, { target: { value: "Lo" } });
  await waitFor(() => expect(form.getByRole("alert").textContent).toBe("Not yours."));
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Saved.")).toBeInTheDocument();
  expect(form.queryByRole("alert")).toBeNull();
});

it.each([
  ["a new detail", "Add a detail", "member.contact.customFields.kiln.value"],
  ["a known detail", "Edit Glaze", "member.contact.customFields.glaze.value"],
  ["a known detail as a whole", "Edit Glaze", "contact.customFields.glaze"],
])("the platform's refusal of %s is shown at its value", async (_, opener, field) => {
  const client = fakeClient(null, {
    ...ADA,
    contact: { customFields: { glaze: { name: "Glaze", value: "Celadon" } } },
  });
  const violations = [{ field, description: "Not this one" }];
  client.members.updateMember.mockRejectedValueOnce(Object.assign(new Error(), { kind: "validation", violations }));
  renderAccount(client, "/account/profile");
  fireEvent.click(await screen.findByRole("button", { name: opener }));
  const form = within(screen.getByRole("form", { name: "More about you" }));
  if (opener === "Add a detail") fireEvent.change(form.getByLabelText("Label"), { target: { value: "Kiln" } });
  fireEvent.change(form.getByLabelText("Value"), { target: { value: "Electric" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(form.getByLabelText("Value")).toHaveAccessibleDescription("Not this one."));
});

it("a form that is being sent is not sent again", async () => {
  const client = fakeClient(null);
  client.auth.login.mockReturnValue(new Promise(() => undefined));
  renderSignin(client, "/login");
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a long password" } });
  const button = screen.getByRole("button", { name: "Log in" });
  fireEvent.click(button);
  await waitFor(() => expect(client.auth.login).toHaveBeenCalled());
  fireEvent.click(button);
  fireEvent.submit(button);
  expect(client.auth.login).toHaveBeenCalledTimes(1);
});
