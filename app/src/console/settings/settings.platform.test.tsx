import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { SettingsPage } from ".";

const site = platformOfFile({ seed: "empty" });

const show = (session?: { simulated: boolean }) =>
  site.show("/owner/settings", "/owner/settings", <SettingsPage />, session);

const settings = () => site.platform.settings({});

it("a setting is saved at once and can be undone", async () => {
  const { user } = show();
  const before = await settings();
  await user.selectOptions(await screen.findByLabelText("Two-step verification"), "REQUIRED");
  await waitFor(async () => {
    expect(await settings()).toEqual({ ...before, mfa: "REQUIRED" });
  });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await settings()).toEqual(before);
  });
});

it("second-factor methods keep their order", async () => {
  await site.platform.settings({ mfaFactors: ["TOTP", "EMAIL"] });
  const { user } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Push message" }));
  await waitFor(async () => {
    expect(await settings()).toMatchObject({ mfaFactors: ["TOTP", "EMAIL", "PUSH"] });
  });
});

it("a webhook can be added, and deliveries are shown and resent", async () => {
  // A receiver that is gone is not asked again.
  let calls = 0;
  const receiver = createServer((_, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 410 : 200).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => {
    receiver.close();
  });
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  const first = show();
  await first.user.type(await screen.findByLabelText("Webhook URL"), `${url}{Enter}`);
  expect(await screen.findByText(url)).toBeInTheDocument();
  first.unmount();
  await site.client.brandsV3.createBrand({ name: "Fell" });
  const states = async () => {
    const { deliveries } = await site.platform.owner<{ deliveries: { state: string }[] }>(
      "GET",
      "/_platform/webhooks/deliveries?limit=50",
    );
    return deliveries.map(({ state }) => state);
  };
  await waitFor(async () => {
    expect(await states()).toEqual(["FAILED"]);
  });
  const { user } = show();
  expect(await screen.findByText("Given up")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Send again: wix\.stores/ }));
  await waitFor(async () => {
    expect(await states()).not.toContain("FAILED");
  });
  await waitFor(() => {
    expect(calls).toBe(2);
  });
});

it("the shop's name is saved when its field is left, and never empty", async () => {
  const { user } = show();
  const name = await screen.findByLabelText("Name of the shop");
  const before = await settings();
  await user.clear(name);
  await user.tab();
  const shop = within(screen.getByRole("region", { name: "Shop" }));
  expect(shop.getByRole("alert")).toHaveTextContent("The shop needs a name.");
  expect(await settings()).toEqual(before);
  await user.type(name, " Hearth ");
  await user.tab();
  await waitFor(async () => {
    expect(await settings()).toEqual({ ...before, name: "Hearth" });
  });
});

describe("on a hosted site", () => {
  const hosted = () => show({ simulated: false });
  const policy = async () => (await site.client.signOnPolicy.getSignOnPolicy()).signOnPolicy;

  it("login settings are changed through the sign-on policy, and no other setting is shown", async () => {
    await site.platform.settings({ ownerApproval: true });
    const { user } = hosted();
    expect(await screen.findByRole("checkbox", { name: /^New members need my approval/ })).toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: /^Email addresses are confirmed/ }));
    await waitFor(async () => {
      expect(await policy()).toMatchObject({ requireEmailVerification: true, requireOwnerApproval: true });
    });
    expect(screen.queryByLabelText("Two-step verification")).not.toBeInTheDocument();
    expect((await site.platform.requests()).some(({ path }) => path.startsWith("/_platform/"))).toBe(false);
  });

  it("explains where to save settings if there is no policy yet", async () => {
    const { user } = hosted();
    const approval = await screen.findByRole("checkbox", { name: /^New members need my approval/ });
    const details = { applicationError: { code: "NOT_FOUND", description: "no" } };
    site.answer(/\/sign-on-policy/, { message: "no", details }, 404);
    await user.click(approval);
    expect(await screen.findByText(/The site has no login settings yet/)).toBeInTheDocument();
    await waitFor(() => {
      expect(approval).not.toBeChecked();
    });
  });
});

it("the diagnosis of the store's client lists problems first", async () => {
  const { user } = show();
  site.answer(/\/oauth2\/token-info$/, { message: "no", details: {} }, 401);
  await user.click(screen.getByRole("button", { name: "Check now" }));
  expect(await screen.findByText("2 problems found")).toBeInTheDocument();
  const results = within(screen.getByRole("region", { name: "Connection of the store" }));
  expect(results.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...["The host answers", "The page's origin"],
    ...["Secure host", "WebAssembly"],
  ]);
  const [problem, , passed] = results.getAllByRole("listitem");
  expect(problem).toHaveTextContent(/Open the host's address in a browser/);
  expect(passed?.textContent).toMatch(/^PassedSecure hosthttp:[^ ]*$/);
});
