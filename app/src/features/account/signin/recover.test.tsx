import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeClient } from "../../../test/fakeClient";
import { renderSignin } from "../../../test/renderSignin";

it("the recovery form sends a link and shows the same message for any email", async () => {
  const client = fakeClient(null);
  const { user } = renderSignin(client, { pathname: "/recover", state: { email: "ada@example.com" } });
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  await user.click(screen.getByRole("button", { name: "Send me a link" }));
  expect(await screen.findByText(/If there is an account for ada@example.com/)).toBeInTheDocument();
  expect(client.auth.sendPasswordResetEmail).toHaveBeenCalledWith(
    "ada@example.com",
    `${window.location.origin}/recover/reset`,
  );
  await user.click(screen.getByRole("button", { name: "Try another address" }));
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
});

it("the recovery form keeps the email when the platform cannot be reached", async () => {
  const client = fakeClient(null);
  client.auth.sendPasswordResetEmail.mockRejectedValueOnce(Object.assign(new Error("down"), { kind: "network" }));
  const { user } = renderSignin(client, "/recover");
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.click(screen.getByRole("button", { name: "Send me a link" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("cannot be reached");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
});

it("the reset page removes the token from the URL, sets the password and signs in", async () => {
  const client = fakeClient(null);
  const { user, history } = renderSignin(client, "/recover/reset?recoveryToken=secret");
  expect(await screen.findByLabelText("New password")).toHaveAttribute("autocomplete", "new-password");
  expect(history.visit().location.search).toBe("");
  await user.type(screen.getByLabelText("New password"), "a new password");
  await user.click(screen.getByRole("button", { name: "Save and log in" }));
  expect(await screen.findByText("Arrived")).toBeInTheDocument();
  expect(client.auth.resetPassword).toHaveBeenCalledWith({ recoveryToken: "secret", password: "a new password" });
  expect(client.auth.signIn).toHaveBeenCalledTimes(1);
});

it("the reset page also works for a logged-in member", async () => {
  const client = fakeClient(null, { _id: "ada" });
  const { user } = renderSignin(client, "/recover/reset?recoveryToken=secret");
  await user.type(await screen.findByLabelText("New password"), "a new password");
  await user.click(screen.getByRole("button", { name: "Save and log in" }));
  expect(await screen.findByText("Arrived")).toBeInTheDocument();
});

it("the reset page shows a refused password at its field", async () => {
  const client = fakeClient(null);
  const violations = [{ field: "password", description: "Between 8 and 64 characters" }];
  client.auth.resetPassword.mockRejectedValueOnce(Object.assign(new Error(), { kind: "validation", violations }));
  const { user } = renderSignin(client, "/recover/reset?recoveryToken=secret");
  await user.type(await screen.findByLabelText("New password"), "short");
  await user.click(screen.getByRole("button", { name: "Save and log in" }));
  await screen.findByRole("alert");
  expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/Between 8 and 64 characters/);
  expect(screen.getByLabelText("New password")).toHaveValue("short");
});

it("the reset page reports an expired link and offers a new one", async () => {
  const client = fakeClient(null);
  const gone = Object.assign(new Error(), { kind: "application", status: 404, code: "NOT_FOUND", isPlatform: true });
  client.auth.resetPassword.mockRejectedValueOnce(gone);
  const { user } = renderSignin(client, "/recover/reset?recoveryToken=secret");
  await user.type(await screen.findByLabelText("New password"), "a new password");
  await user.click(screen.getByRole("button", { name: "Save and log in" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired");
  expect(screen.getByRole("link", { name: "Send me a new link" })).toHaveAttribute("href", "/recover");
});

it("the reset page without a token asks for the emailed link", () => {
  renderSignin(fakeClient(null), "/recover/reset");
  expect(screen.getByText("Open this page with the link in our email.")).toBeInTheDocument();
});
