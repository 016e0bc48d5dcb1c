import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { shopContent } from "../../../lib/shopContent";
import { fakeClient } from "../../../test/fakeClient";
import { failure } from "../../../test/fakeIdentity";
import { renderSignin } from "../../../test/renderSignin";
import { withClock } from "../../../test/timers";

const outage = () => Object.assign(new Error("down"), { kind: "network" });

async function fill(user: ReturnType<typeof renderSignin>["user"], button: string, email = "ada@example.com") {
  await user.type(screen.getByLabelText("Email"), email);
  await user.type(screen.getByLabelText(/^(New p|P)assword$/), "a long password");
  await user.click(screen.getByRole("button", { name: button }));
}

describe("logging in", () => {
  it("signs in and returns to the previous page", async () => {
    const client = fakeClient(null);
    const { user, history } = renderSignin(client, "/login?returnPath=%2Fcart%3Fa%3D1");
    await fill(user, "Log in");
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(history.visit().location).toMatchObject({ pathname: "/cart", search: "?a=1" });
    expect(client.auth.login).toHaveBeenCalledWith(
      expect.objectContaining({ email: "ada@example.com", password: "a long password" }),
    );
  });

  it("does not return to another site", async () => {
    const { user, history } = renderSignin(fakeClient(null), "/login?returnPath=%2F%2Fevil.example");
    await fill(user, "Log in");
    await screen.findByText("Arrived");
    expect(history.visit().location.pathname).toBe("/account");
  });

  it("supports password managers", () => {
    renderSignin(fakeClient(null), "/login");
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
  });

  it("shows the password on request", async () => {
    const { user } = renderSignin(fakeClient(null), "/login");
    await user.type(screen.getByLabelText("Password"), "secret");
    await user.click(screen.getByRole("button", { name: "Show: Password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide: Password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  it("lists missing fields in a focused summary with links to them", async () => {
    const client = fakeClient(null);
    const { user } = renderSignin(client, "/login");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    const summary = await screen.findByRole("alert");
    await waitFor(() => {
      expect(summary).toHaveFocus();
    });
    await user.click(screen.getByRole("link", { name: "Enter your password" }));
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Enter your email address");
    expect(client.auth.login).not.toHaveBeenCalled();
  });

  it.each(["invalidPassword", "invalidEmail"] as const)(
    "shows the same message for %s and keeps the typed text",
    async (code) => {
      const client = fakeClient(null);
      client.auth.login.mockResolvedValueOnce(failure(code));
      const { user } = renderSignin(client, "/login");
      await fill(user, "Log in");
      expect(await screen.findByRole("alert")).toHaveTextContent("The email or password is incorrect.");
      expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
      expect(screen.getByLabelText("Password")).toHaveValue("a long password");
    },
  );

  it("shows a blocked member a message of their own", async () => {
    const client = fakeClient(null);
    client.auth.login.mockResolvedValueOnce(failure("invalidEmail", { code: "MEMBER_BLOCKED" }));
    const { user } = renderSignin(client, "/login");
    await fill(user, "Log in");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This account is blocked.");
    expect(within(alert).getByRole("link")).toHaveAttribute("href", `mailto:${shopContent.contact}`);
  });

  it("keeps the typed text when the platform cannot be reached, and can be retried", async () => {
    const client = fakeClient(null);
    client.auth.login.mockRejectedValueOnce(outage());
    const { user } = renderSignin(client, "/login");
    await fill(user, "Log in");
    expect(await screen.findByRole("alert")).toHaveTextContent("The shop cannot be reached");
    expect(screen.getByLabelText("Password")).toHaveValue("a long password");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
  });

  it("shows how long to wait after too many attempts", async () => {
    const client = fakeClient(null);
    client.auth.login.mockRejectedValueOnce(Object.assign(new Error(), { status: 429, retryAfterMs: 30_000 }));
    const { user } = renderSignin(client, "/login");
    await fill(user, "Log in");
    expect(await screen.findByRole("alert")).toHaveTextContent("Try again in 30 seconds");
  });

  it("retries only the session if only that failed", async () => {
    const client = fakeClient(null);
    client.auth.signIn.mockRejectedValueOnce(outage());
    const { user } = renderSignin(client, "/login");
    await fill(user, "Log in");
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account could not be opened");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenCalledTimes(1);
    expect(client.auth.signIn).toHaveBeenCalledTimes(2);
  });

  it("shows progress after 3 seconds and offers the hosted page after 10", async () => {
    const client = fakeClient(null);
    let signal: AbortSignal | undefined;
    client.auth.signIn.mockImplementation((_result, options) => {
      signal = options?.signal;
      return new Promise(() => undefined);
    });
    const { user, unmount } = renderSignin(client, "/login");
    await user.type(screen.getByLabelText("Email"), "ada@example.com");
    await user.type(screen.getByLabelText("Password"), "a long password");
    await withClock(async (pass) => {
      fireEvent.click(screen.getByRole("button", { name: "Log in" }));
      await act(() => pass(0));
      expect(screen.getByText("One moment, please.")).toBeInTheDocument();
      expect(screen.queryByText(/Still working/)).toBeNull();
      await act(() => pass(3_000));
      expect(screen.getByText(/Still working/)).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Continue on the shop’s login page" })).toBeNull();
      await act(() => pass(7_000));
      expect(screen.getByRole("button", { name: "Continue on the shop’s login page" })).toBeInTheDocument();
      expect(signal?.aborted).toBe(false);
      unmount();
      expect(signal?.aborted).toBe(true);
    });
  });

  it("carries the typed email to the page for a new account", async () => {
    const { user } = renderSignin(fakeClient(null), "/login?returnPath=%2Fcart");
    await user.type(screen.getByLabelText("Email"), "ada@example.com");
    await user.click(screen.getByRole("link", { name: "Create account" }));
    expect(await screen.findByRole("heading", { name: "Create account" })).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
    await user.click(screen.getByRole("link", { name: "Log in instead" }));
    expect(await screen.findByLabelText("Email")).toHaveValue("ada@example.com");
  });

  it("offers the hosted page", async () => {
    const client = fakeClient(null);
    const { user } = renderSignin(client, "/login?returnPath=%2Fcart");
    await user.click(screen.getByRole("button", { name: "Continue on the shop’s login page" }));
    expect(client.auth.beginLogin).toHaveBeenCalledWith(
      expect.stringContaining("/login/callback"),
      expect.objectContaining({ returnPath: "/cart" }),
    );
  });

  it("redirects a member who is logged in", async () => {
    const { history } = renderSignin(fakeClient(null, {}), "/login?returnPath=%2Fcart");
    await screen.findByText("Arrived");
    expect(history.visit().location.pathname).toBe("/cart");
  });
});

describe("registering", () => {
  it("creates the account and signs in", async () => {
    const client = fakeClient(null);
    const { user } = renderSignin(client, "/register");
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
    await fill(user, "Create account");
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.register).toHaveBeenCalledTimes(1);
  });

  it("shows the platform's violations at their fields", async () => {
    const client = fakeClient(null);
    const violations = [
      { field: "password", description: "Between 8 and 64 characters" },
      { field: "loginId.email", description: "No such domain" },
    ];
    client.auth.register.mockResolvedValueOnce(failure("invalidEmail", { violations }));
    const { user } = renderSignin(client, "/register");
    await fill(user, "Create account");
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("No such domain.");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/Between 8 and 64 characters/);
    expect(screen.getByLabelText("Password")).toHaveValue("a long password");
  });

  it("shows that the email already has an account and passes it on to the login", async () => {
    const client = fakeClient(null);
    client.auth.register.mockResolvedValueOnce(failure("emailAlreadyExists"));
    const { user } = renderSignin(client, "/register");
    await fill(user, "Create account");
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/An account with this email already exists/);
  });

  it("shows that registration is closed", async () => {
    const client = fakeClient(null);
    client.auth.register.mockResolvedValueOnce(failure(undefined, { code: "REGISTRATION_CLOSED" }));
    const { user } = renderSignin(client, "/register");
    await fill(user, "Create account");
    expect(await screen.findByRole("alert")).toHaveTextContent("not accepting new accounts");
  });
});

describe("an account that the shop must approve", () => {
  const waiting = { loginState: "OWNER_APPROVAL_REQUIRED" } as const;

  async function register() {
    const client = fakeClient(null);
    client.auth.register.mockResolvedValueOnce(waiting);
    const view = renderSignin(client, "/register?returnPath=%2Fcart");
    await fill(view.user, "Create account");
    expect(await screen.findByRole("heading", { name: "Almost there" })).toBeInTheDocument();
    return { client, ...view };
  }

  it("shows what happens next and does not sign in", async () => {
    const { client, history } = await register();
    expect(screen.getByText(/ada@example.com has been created and is awaiting approval/)).toBeInTheDocument();
    expect(screen.getByText("We email you as soon as it is ready.")).toBeInTheDocument();
    expect(client.auth.signIn).not.toHaveBeenCalled();
    expect(history.visit().location).toMatchObject({
      pathname: "/register",
      state: { email: "ada@example.com", approval: "PENDING" },
    });
  });

  it("can be checked again and signs in once approved", async () => {
    const { client, user, history } = await register();
    client.auth.login.mockResolvedValueOnce(waiting);
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText("Your account has not been approved yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("heading", { name: "Your account has been approved" })).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenLastCalledWith({ email: "ada@example.com", password: "a long password" });
    await user.click(screen.getByRole("link", { name: "Continue" }));
    expect(history.visit().location.pathname).toBe("/cart");
  });

  it.each([
    ["was blocked", failure(undefined, { code: "MEMBER_BLOCKED" }), "This account is blocked."],
    ["must pass a captcha", failure("missingCaptchaToken"), "A security check is needed."],
  ])("shows that the member %s", async (_, answer, said) => {
    const { client, user } = await register();
    client.auth.login.mockResolvedValueOnce(answer);
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(said);
  });

  it("is shown after a reload and checked through the login form", async () => {
    const state = { email: "ada@example.com", approval: "PENDING" };
    const { user } = renderSignin(fakeClient(null), { pathname: "/register", state });
    expect(screen.getByRole("heading", { name: "Almost there" })).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Check again" }));
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  });
});
