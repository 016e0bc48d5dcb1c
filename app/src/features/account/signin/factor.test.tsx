import type { Challenge, LoginResult } from "@cartwright/sdk";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeClient } from "../../../test/fakeClient";
import { SUCCESS } from "../../../test/fakeIdentity";
import { renderSignin } from "../../../test/renderSignin";
import { withClock } from "../../../test/timers";

const refused = (code: string) => Object.assign(new Error(code), { kind: "application", code, outcome: "refused" });

function challenged(challenge: Partial<Challenge>, serverState = "MFA_CHALLENGE"): LoginResult {
  return {
    loginState: "FAILURE",
    error: "Unknown _state",
    serverState,
    challenge: { stateToken: "state", factors: ["TOTP"], ...challenge },
  };
}

async function logIn(client: ReturnType<typeof fakeClient>, answer: LoginResult) {
  client.auth.login.mockResolvedValueOnce(answer);
  const view = renderSignin(client, "/login");
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a long password" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  await screen.findByRole("heading", { level: 1, name: /One more step|Protect your account/ });
  return view;
}

describe("the second step", () => {
  it("accepts a code of an authenticator app and remembers the device on request", async () => {
    const client = fakeClient(null);
    client.auth.verifyFactor.mockRejectedValueOnce(refused("BAD_CODE"));
    const { user } = await logIn(client, challenged({}));
    await user.click(screen.getByRole("checkbox", { name: /Do not ask again/ }));
    await user.type(screen.getByLabelText("Code"), "123 456");
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This code is incorrect.");
    expect(screen.getByLabelText("Code")).toHaveValue("123 456");
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.verifyFactor).toHaveBeenLastCalledWith(
      { factorType: "TOTP", code: "123456", rememberThisDevice: true },
      expect.objectContaining({ stateToken: "state" }),
    );
  });

  it("leads back to the login with the email once it has expired", async () => {
    const client = fakeClient(null);
    client.auth.verifyFactor.mockRejectedValueOnce(refused("NOT_FOUND"));
    const { user } = await logIn(client, challenged({}));
    await user.type(screen.getByLabelText("Code"), "123456");
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This code has expired");
    await user.click(screen.getByRole("link", { name: "Log in again" }));
    expect(await screen.findByLabelText("Email")).toHaveValue("ada@example.com");
  });

  it("offers the factors, sends a code on request and shows its destination", async () => {
    const client = fakeClient(null);
    const { user } = await logIn(client, challenged({ factors: ["TOTP", "SMS", "EMAIL", "WEBAUTHN"] }));
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await user.click(screen.getByRole("radio", { name: "Code by text message" }));
    client.auth.verifyFactor.mockRejectedValueOnce(refused("SEND_CODE_ERROR"));
    await user.click(screen.getByRole("button", { name: "Text me a code" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The code could not be sent.");
    await user.click(screen.getByRole("radio", { name: "Code by email" }));
    client.auth.verifyFactor.mockResolvedValueOnce(
      challenged({ factors: ["EMAIL"], factor: "EMAIL", destination: "a•••@example.com" }),
    );
    await user.click(screen.getByRole("button", { name: "Email me a code" }));
    expect(await screen.findByText("We sent a code to a•••@example.com.")).toBeInTheDocument();
    expect(client.auth.verifyFactor).toHaveBeenLastCalledWith({ factorType: "EMAIL" }, expect.anything());
    await user.type(screen.getByLabelText("Code"), "654321");
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.verifyFactor).toHaveBeenLastCalledWith(
      expect.objectContaining({ factorType: "EMAIL", code: "654321" }),
      expect.anything(),
    );
  });

  it("sets up an authenticator app if the shop requires one", async () => {
    const client = fakeClient(null);
    const write = vi.fn(() => Promise.resolve());
    const { user } = await logIn(
      client,
      challenged(
        { totpSecret: "ABCDEFGHIJ", totpUri: "otpauth://totp/Shop:ada@example.com?secret=ABCDEFGHIJ" },
        "REQUIRE_MFA",
      ),
    );
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
    expect(screen.getByText("ABCD")).toBeInTheDocument();
    expect(screen.getByText("IJ")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open in an app on this device" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^otpauth:/),
    );
    await user.click(screen.getByRole("button", { name: "Copy key" }));
    expect(await screen.findByText("Key copied.")).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith("ABCDEFGHIJ");
    await user.type(screen.getByLabelText("2. Enter the code shown in the app"), "123456");
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
  });

  it("offers the hosted page for unknown factors", async () => {
    await logIn(fakeClient(null), challenged({ factors: ["WEBAUTHN"] }));
    expect(screen.getByRole("button", { name: "Continue on the shop’s login page" })).toBeInTheDocument();
  });
});

describe("approval on a device", () => {
  const waiting = challenged({ factors: ["PUSH"], factor: "PUSH", transactionId: "push-1" });

  async function ask(client: ReturnType<typeof fakeClient>) {
    await logIn(client, challenged({ factors: ["PUSH"] }));
    client.auth.verifyFactor.mockResolvedValueOnce(waiting);
    fireEvent.click(screen.getByRole("button", { name: "Send a request to my device" }));
  }

  it("polls until the device has answered", async () => {
    const client = fakeClient(null);
    client.auth.verifyFactor.mockResolvedValue(waiting);
    await ask(client);
    await screen.findByText(/Approve the request on your device/);
    await screen.findByRole("button", { name: "Check again" });
    await withClock(async (pass) => {
      fireEvent.click(screen.getByRole("button", { name: "Check again" }));
      await act(() => pass(0));
      const calls = client.auth.verifyFactor.mock.calls.length;
      await act(() => pass(6_000));
      expect(client.auth.verifyFactor.mock.calls.length).toBeGreaterThanOrEqual(calls + 2);
      client.auth.verifyFactor.mockResolvedValue(SUCCESS);
      await act(() => pass(3_000));
    });
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.verifyFactor).toHaveBeenLastCalledWith(
      expect.objectContaining({ factorType: "PUSH", transactionId: "push-1" }),
      expect.anything(),
    );
  });

  it("continues after an outage and ends when it is denied", async () => {
    const client = fakeClient(null);
    client.auth.verifyFactor.mockRejectedValue(Object.assign(new Error("down"), { kind: "network" }));
    await ask(client);
    // Offered after the first poll failed.
    const again = await screen.findByRole("button", { name: "Check again" });
    expect(screen.getByText(/Approve the request on your device/)).toBeInTheDocument();
    client.auth.verifyFactor.mockRejectedValue(refused("BAD_CODE"));
    fireEvent.click(again);
    expect(await screen.findByRole("alert")).toHaveTextContent("The request was denied on your device.");
    await waitFor(() => {
      expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
    });
  });
});
