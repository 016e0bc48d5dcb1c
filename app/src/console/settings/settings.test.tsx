import { screen, waitFor, within } from "@testing-library/react";
import { ApplicationError } from "@cartwright/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { SettingsPage } from ".";

const DELIVERY = {
  webhookId: "w",
  url: "http://localhost:1/hook",
  event: 7,
  entity: "wix.ecom.v1.order:o1",
  state: "FAILED",
  attempts: 5,
  date: "2026-11-25T10:00:00.000Z",
  problem: "no answer",
};

const answers: Record<string, unknown> = {
  "/site-settings": { captcha: "NONE", mfa: "OPTIONAL", mfaFactors: ["TOTP", "EMAIL"], openRegistration: true },
  "/webhooks": { webhooks: [{ id: "w", url: DELIVERY.url, entities: [] }] },
  "/webhooks/deliveries?limit=50": { deliveries: [DELIVERY] },
};

const send = vi.fn((address: string, settings?: RequestInit) => {
  const path = address.split("/_platform")[1] ?? "";
  return Promise.resolve(Response.json(settings?.method === "GET" ? answers[path] : {}));
});

function sent(): string[] {
  return send.mock.calls
    .filter(([, settings]) => settings?.method !== "GET")
    .map(([address, settings]) => `${settings?.method} ${address.split("/_platform")[1]} ${settings?.body as string}`);
}

beforeEach(() => {
  send.mockClear();
  vi.stubGlobal("fetch", send);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const show = () => renderConsole("/owner/settings", "/owner/settings", <SettingsPage />, {});

it("a setting is saved at once and can be undone", async () => {
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText("Second factor"), "REQUIRED");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(sent()).toEqual(['PATCH /site-settings {"mfa":"REQUIRED"}', 'PATCH /site-settings {"mfa":"OPTIONAL"}']);
  });
});

it("second-factor methods keep their order", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Push message" }));
  await waitFor(() => {
    expect(sent()).toEqual(['PATCH /site-settings {"mfaFactors":["TOTP","EMAIL","PUSH"]}']);
  });
});

it("a webhook can be added, and deliveries are shown and resent", async () => {
  const { user } = show();
  expect(await screen.findByText("Given up")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Send again: wix.ecom.v1.order:o1" }));
  await user.type(screen.getByLabelText("Webhook URL"), "http://localhost:2/x{Enter}");
  await waitFor(() => {
    expect(sent()).toEqual([
      "POST /webhooks/w/deliveries/7 {}",
      'POST /webhooks {"url":"http://localhost:2/x","entities":[]}',
    ]);
  });
});

it("the shop's name is saved by its button and never empty", async () => {
  const { user } = show();
  const name = await screen.findByLabelText("Name of the shop");
  const shop = within(screen.getByRole("region", { name: "Shop" }));
  expect(shop.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  await user.type(name, " Hearth {Enter}");
  await waitFor(() => {
    expect(sent()).toEqual(['PATCH /site-settings {"name":"Hearth"}']);
  });
});

describe("on a hosted site", () => {
  const hosted = (updateSignOnPolicy: () => Promise<unknown>) => {
    const client = {
      signOnPolicy: {
        getSignOnPolicy: vi.fn(() => Promise.resolve({ signOnPolicy: { requireOwnerApproval: true } })),
        updateSignOnPolicy: vi.fn(updateSignOnPolicy),
      },
    };
    const view = renderConsole("/owner/settings", "/owner/settings", <SettingsPage />, client, { simulated: false });
    return { client, ...view };
  };

  it("changes login settings through the sign-on policy and shows no other setting", async () => {
    const { client, user } = hosted(() => Promise.resolve({}));
    expect(await screen.findByRole("checkbox", { name: /^New members need my approval/ })).toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: /^Email addresses are confirmed/ }));
    await waitFor(() => {
      expect(client.signOnPolicy.updateSignOnPolicy).toHaveBeenCalledWith({ requireEmailVerification: true });
    });
    expect(screen.queryByLabelText("Second factor")).not.toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it("explains where to save settings if there is no policy yet", async () => {
    const missing = new ApplicationError({
      kind: "application",
      message: "no",
      code: "NOT_FOUND",
      status: 404,
      isPlatform: true,
    });
    const { user } = hosted(() => Promise.reject(missing));
    const approval = await screen.findByRole("checkbox", { name: /^New members need my approval/ });
    await user.click(approval);
    expect(await screen.findByText(/The site has no login settings yet/)).toBeInTheDocument();
    await waitFor(() => {
      expect(approval).toBeChecked();
    });
  });
});

it("the diagnosis of the store's client lists problems first", async () => {
  const found = (check: string, outcome: string) => ({
    ...{
      check,
      outcome,
      subject: `About ${check}`,
      seen: `Seen of ${check}`,
      why: `Why ${check}`,
      fix: `Fix ${check}`,
    },
  });
  const diagnose = vi.fn(() => Promise.resolve([found("host", "passed"), found("origin", "problem")]));
  const { user } = renderConsole("/owner/settings", "/owner/settings", <SettingsPage />, { diagnose });
  await user.click(screen.getByRole("button", { name: "Check now" }));
  expect(await screen.findByText("1 problem found")).toBeInTheDocument();
  const results = within(screen.getByRole("region", { name: "Connection of the store" }));
  expect(results.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "About origin",
    "About host",
  ]);
  expect(results.getByText("Fix origin")).toBeInTheDocument();
  expect(results.queryByText("Fix host")).not.toBeInTheDocument();
  expect(diagnose).toHaveBeenCalledWith({ redirectUri: "http://localhost:3000/login/callback" });
});
