import type { LoginResult } from "@cartwright/sdk";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeClient } from "../../../test/fakeClient";
import { failure } from "../../../test/fakeIdentity";
import { renderSignin } from "../../../test/renderSignin";
import { withClock } from "../../../test/timers";

const WAITING: LoginResult = { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "state" } };
const AT = { pathname: "/verify-email", state: { email: "ada@example.com", stateToken: "state" } };
const refused = (code: string) => Object.assign(new Error(code), { kind: "application", code });

it("the code page follows a registration and accepts a code pasted with spaces", async () => {
  const client = fakeClient(null);
  client.auth.register.mockResolvedValueOnce(WAITING);
  const { user } = renderSignin(client, "/register?returnPath=%2Fcart");
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "a long password");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  const field = await screen.findByLabelText("Code");
  expect(screen.getByText(/6-digit code to ada@example.com/)).toBeInTheDocument();
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(field).toHaveAttribute("inputmode", "numeric");
  await user.click(field);
  await user.paste(" 123 456\n");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Arrived")).toBeInTheDocument();
  expect(client.auth.processVerification).toHaveBeenCalledWith({ verificationCode: "123456" }, WAITING);
});

it("an incomplete code is not sent", async () => {
  const client = fakeClient(null);
  const { user } = renderSignin(client, AT);
  await user.type(screen.getByLabelText("Code"), "12345");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Enter all 6 digits");
  expect(client.auth.processVerification).not.toHaveBeenCalled();
});

it.each([
  ["BAD_CODE", "This code is incorrect."],
  ["NOT_FOUND", "This code has expired"],
])("the code page explains %s and keeps the code", async (code, words) => {
  const client = fakeClient(null);
  client.auth.processVerification.mockRejectedValueOnce(refused(code));
  const { user } = renderSignin(client, AT);
  await user.type(screen.getByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(screen.getByLabelText("Code")).toHaveValue("123456");
});

it("the code stays in its field when the platform cannot be reached", async () => {
  const client = fakeClient(null);
  client.auth.processVerification.mockRejectedValueOnce(Object.assign(new Error("down"), { kind: "offline" }));
  const { user } = renderSignin(client, AT);
  await user.type(screen.getByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("You are offline.");
  expect(screen.getByLabelText("Code")).toHaveValue("123456");
});

it("the code page continues to the owner's approval if that is required", async () => {
  const client = fakeClient(null);
  client.auth.processVerification.mockResolvedValueOnce({ loginState: "OWNER_APPROVAL_REQUIRED" });
  const { user } = renderSignin(client, AT);
  await user.type(screen.getByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByRole("heading", { name: "Almost there" })).toBeInTheDocument();
});

it("a new code can be sent after a pause, or after the platform's retry time", async () => {
  const client = fakeClient(null);
  client.auth.resendVerification
    .mockResolvedValueOnce({ loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "state" } })
    .mockRejectedValueOnce(Object.assign(new Error(), { status: 429, retryAfterMs: 45_000 }))
    .mockRejectedValueOnce(refused("SEND_CODE_ERROR"));
  await withClock(async (pass) => {
    renderSignin(client, AT);
    const press = async () => {
      fireEvent.click(screen.getByRole("button", { name: /^Send a new code/ }));
      await act(() => pass(0));
    };
    expect(screen.getByRole("button", { name: "Send a new code (in 30 s)" })).toHaveAttribute("aria-disabled", "true");
    await press();
    expect(client.auth.resendVerification).not.toHaveBeenCalled();
    await act(() => pass(29_000));
    expect(screen.getByRole("button", { name: "Send a new code (in 1 s)" })).toBeInTheDocument();
    await act(() => pass(1_000));
    await press();
    expect(screen.getByText("A new code is on its way.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Send a new code (in 30 s)" })).toBeInTheDocument();
    await act(() => pass(30_000));
    await press();
    expect(screen.getByRole("alert")).toHaveTextContent("Too many attempts.");
    expect(screen.getByRole("button", { name: "Send a new code (in 45 s)" })).toBeInTheDocument();
    await act(() => pass(45_000));
    await press();
    expect(screen.getByRole("alert")).toHaveTextContent("The code could not be sent.");
  });
});

it("the code page without a pending login offers the login", () => {
  renderSignin(fakeClient(null), "/verify-email");
  expect(screen.getByText(/There is no code to enter here/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

it("a registration closed in the meantime is reported", async () => {
  const client = fakeClient(null);
  client.auth.processVerification.mockResolvedValueOnce(failure(undefined, { code: "REGISTRATION_CLOSED" }));
  const { user } = renderSignin(client, AT);
  await user.type(screen.getByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("not accepting new accounts");
});
