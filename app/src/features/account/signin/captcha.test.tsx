import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeClient } from "../../../test/fakeClient";
import { failure, SUCCESS } from "../../../test/fakeIdentity";
import { renderSignin } from "../../../test/renderSignin";
import { CAPTCHA_PAGE } from "../../../test/renderStore";

const ORIGIN = new URL(CAPTCHA_PAGE).origin;

afterEach(() => {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

const hiddenFrame = () => waitFor(() => present(document.querySelector<HTMLIFrameElement>("body > iframe")));
const visibleFrame = () => screen.findByTitle<HTMLIFrameElement>("Security check: tick the box");

function present<T>(value: T | null): T {
  if (value === null) throw new Error("It is not there");
  return value;
}

function post(source: Window | null, token: unknown, origin = ORIGIN, type = "cartwright-captcha") {
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data: { type, token }, origin, source }));
  });
}

function logIn(client: ReturnType<typeof fakeClient>, config?: Parameters<typeof renderSignin>[2]) {
  const view = renderSignin(client, "/login", config);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.com" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a long password" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  return view;
}

describe("the captcha", () => {
  it("is solved invisibly if that is enough", async () => {
    const client = fakeClient(null);
    client.auth.login.mockResolvedValueOnce(failure("missingCaptchaToken"));
    logIn(client);
    const frame = await hiddenFrame();
    expect(client.auth.login.mock.calls[0]?.[0]).not.toHaveProperty("captchaTokens");
    expect(frame.src).toBe(`${CAPTCHA_PAGE}?kind=invisible&origin=${encodeURIComponent(window.location.origin)}`);
    post(frame.contentWindow, "silent");
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ captchaTokens: { invisibleRecaptchaToken: "silent" } }),
    );
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("ignores messages of other windows, origins and types", async () => {
    const client = fakeClient(null);
    client.auth.login.mockResolvedValueOnce(failure("missingCaptchaToken"));
    logIn(client);
    const frame = await hiddenFrame();
    post(window, "stolen");
    post(frame.contentWindow, "foreign", "https://evil.example");
    post(frame.contentWindow, "other", ORIGIN, "something-else");
    post(frame.contentWindow, 7);
    expect(client.auth.login).toHaveBeenCalledTimes(1);
    post(frame.contentWindow, "good");
    await screen.findByText("Arrived");
    expect(client.auth.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ captchaTokens: { invisibleRecaptchaToken: "good" } }),
    );
  });

  it("is shown when the invisible token is refused, and submits the form once solved", async () => {
    const client = fakeClient(null);
    client.auth.login
      .mockResolvedValueOnce(failure("missingCaptchaToken"))
      .mockResolvedValueOnce(failure("invalidCaptchaToken"));
    logIn(client);
    post((await hiddenFrame()).contentWindow, "silent");
    const frame = await visibleFrame();
    expect(frame.src).toContain("kind=visible");
    await waitFor(() => {
      expect(screen.getByRole("region", { name: "Security check" })).toHaveFocus();
    });
    post(frame.contentWindow, "ticked");
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ captchaTokens: { recaptchaToken: "ticked" }, password: "a long password" }),
    );
  });

  it("is reset after a failed login, since a token is valid once", async () => {
    const client = fakeClient(null);
    client.auth.login
      .mockResolvedValueOnce(failure("invalidCaptchaToken"))
      .mockResolvedValueOnce(failure("invalidPassword"))
      .mockResolvedValueOnce(SUCCESS);
    logIn(client);
    const first = await visibleFrame();
    post(first.contentWindow, "first");
    expect(await screen.findByText(/The email or password is incorrect/)).toBeInTheDocument();
    const second = await visibleFrame();
    expect(second).not.toBe(first);
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByText("Tick the box below first.")).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenCalledTimes(2);
    post((await visibleFrame()).contentWindow, "second");
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ captchaTokens: { recaptchaToken: "second" } }),
    );
  });
});

describe("reCAPTCHA", () => {
  const SCRIPT = "https://captcha.example/enterprise.js";
  const hosted = { captchaPage: "", captchaScript: SCRIPT };
  type Rendered = { sitekey: string; size?: string; callback: (token: string) => void; "error-callback": () => void };

  const script = () => waitFor(() => present(document.querySelector<HTMLScriptElement>("head > script[src]")));

  /** A fake of the script's API, with a list of the rendered widgets. */
  async function loadFake() {
    const widgets: Rendered[] = [];
    const enterprise = {
      ready: (then: () => void) => then(),
      render: vi.fn((_box: HTMLElement, widget: Rendered) => widgets.push(widget) - 1),
      execute: vi.fn(),
    };
    const element = await script();
    window.grecaptcha = { enterprise } as never;
    fireEvent.load(element);
    return { widgets, enterprise, element };
  }

  afterEach(() => {
    delete window.grecaptcha;
    for (const element of document.querySelectorAll("head > script")) element.remove();
  });

  it("shows an error when its script cannot be loaded twice", async () => {
    const client = fakeClient(null);
    client.auth.login.mockResolvedValue(failure("missingCaptchaToken"));
    logIn(client, hosted);
    expect(document.querySelector("head > script")).toBeNull();
    fireEvent.error(await script());
    fireEvent.error(await script());
    expect(await screen.findByText(/The security check could not be loaded/)).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenCalledTimes(1);
  });

  it("is loaded when a login requires a captcha, invisible first, then visible", async () => {
    const client = fakeClient(null);
    client.auth.login
      .mockResolvedValueOnce(failure("missingCaptchaToken"))
      .mockResolvedValueOnce(failure("invalidCaptchaToken"));
    logIn(client, hosted);
    const { widgets, enterprise, element } = await loadFake();
    expect(element.src).toBe(`${SCRIPT}?render=explicit&hl=en`);
    await waitFor(() => {
      expect(enterprise.execute).toHaveBeenCalledWith(0);
    });
    expect(widgets[0]).toMatchObject({ sitekey: "invisible-key", size: "invisible" });
    widgets[0]?.callback("silent");
    expect(await screen.findByRole("region", { name: "Security check" })).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ captchaTokens: { invisibleRecaptchaToken: "silent" } }),
    );
    await waitFor(() => {
      expect(widgets[1]).toMatchObject({ sitekey: "visible-key" });
    });
    act(() => {
      widgets[1]?.callback("solved");
    });
    expect(await screen.findByText("Arrived")).toBeInTheDocument();
    expect(client.auth.login).toHaveBeenLastCalledWith(
      expect.objectContaining({ captchaTokens: { recaptchaToken: "solved" } }),
    );
  });
});
