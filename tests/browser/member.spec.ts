import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

const IRIS = "Iris Holm";

async function open(page: Page, part: string, heading: string): Promise<void> {
  await page.goto(`/account/${part}`);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Sets the slug of the member's page; returns the name in it. */
async function changeSlug(page: Page, slug: string): Promise<void> {
  await open(page, "profile", "Profile");
  await page.getByLabel("Profile name").fill(slug);
  await page.getByRole("button", { name: "Change link" }).click();
  await expect(page.getByText("Link changed.")).toBeVisible();
}

test("a member changes the profile and adds custom fields of every type", async ({ visitor, page }) => {
  await visitor.join(newEmail("ada"));
  await open(page, "profile", "Profile");
  await page.getByLabel("Display name").fill("Ada B.");
  await page.getByLabel("Title").fill("Potter");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("form", { name: "Profile" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  const details = [
    ["Favourite glaze", "Text", "Celadon"],
    ["Kilns", "Number", "2.5"],
    ["Birthday", "Date", "1985-12-10"],
    ["Home page", "Web address", "https://ada.example/"],
    ["Pictures", "Social profile", "https://instagram.com/ada"],
  ] as const;
  const more = page.getByRole("region", { name: "More about you" });
  for (const [name, kind, value] of details) {
    await more.getByRole("button", { name: "Add a detail" }).click();
    await more.getByLabel("Label").fill(name);
    await more.getByLabel("Type").selectOption(kind);
    await more.getByLabel("Value").fill(value);
    await more.getByRole("button", { name: "Save" }).click();
    await expect(more.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
  }
  await more.getByRole("button", { name: "Remove Kilns" }).click();
  await expect(more.getByText("Kilns removed.")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Display name")).toHaveValue("Ada B.");
  await expect(page.getByLabel("Title")).toHaveValue("Potter");
  await expect(more.getByText("December 10, 1985")).toBeVisible();
  await expect(more.getByRole("button", { name: /^Edit/ })).toHaveCount(4);
  await expect(page.getByRole("banner").getByRole("link", { name: "Account of Ada B." })).toBeVisible();
});

test("a member changes their slug, which others cannot take while it is used", async ({
  visitor,
  page,
  browser,
  baseURL,
}) => {
  const slug = `ada-${Date.now()}`;
  await visitor.join(newEmail("ada"));
  await changeSlug(page, slug);
  await page.getByRole("link", { name: "View profile" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${slug}$`));
  await expect(page.getByText("Your profile is private. Only you can see it.")).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = new Visitor(await elsewhere.newPage());
  await other.page.goto(`/members/${slug}`);
  await expect(other.page.getByRole("heading", { name: "Profile not found" })).toBeVisible();
  await other.join(newEmail("bo"));
  await open(other.page, "profile", "Profile");
  await other.page.getByLabel("Profile name").fill(slug);
  await expect(other.page.getByText(`/members/${slug}`)).toBeVisible();
  await other.page.getByRole("button", { name: "Change link" }).click();
  await expect(other.page.getByRole("alert")).toContainText("This name is already taken.");
  await expect(other.page.getByLabel("Profile name")).toHaveValue(slug);

  await changeSlug(page, `${slug}-2`);
  await other.page.getByRole("button", { name: "Change link" }).click();
  await expect(other.page.getByText("Link changed.")).toBeVisible();
  await elsewhere.close();
});

test("a member adds, edits, labels, removes and restores phones, emails and addresses", async ({ visitor, page }) => {
  await visitor.join(newEmail("cy"));
  await open(page, "contact", "Contact");
  const phones = page.getByRole("region", { name: "Phone numbers" });
  for (const number of ["+1 518 555 0100", "+1 518 555 0101"]) {
    await phones.getByRole("button", { name: "Add a phone number" }).click();
    await expect(phones.getByLabel("Phone number")).toBeFocused();
    await page.keyboard.type(number);
    await phones.getByLabel("Label").selectOption("Mobile");
    await phones.getByRole("button", { name: "Save" }).click();
    await expect(phones.getByText(number)).toBeVisible();
  }
  await phones.getByRole("button", { name: "Remove +1 518 555 0100" }).click();
  await phones.getByRole("button", { name: "Undo" }).click();
  await expect(phones.getByRole("button", { name: /^Edit/ }).first()).toHaveAccessibleName("Edit +1 518 555 0100");

  const emails = page.getByRole("region", { name: "Email addresses" });
  await emails.getByRole("button", { name: "Add an email address" }).click();
  await emails.getByLabel("Email").fill("cy@work.example");
  await emails.getByLabel("Label").selectOption("Work");
  await emails.getByRole("button", { name: "Save" }).click();
  await expect(emails.getByText("Work")).toBeVisible();

  const addresses = page.getByRole("region", { name: "Addresses" });
  await addresses.getByRole("button", { name: "Add an address" }).click();
  await addresses.getByLabel("Street and number").fill("1 Main Street");
  await addresses.getByLabel("City").fill("Hudson");
  await addresses.getByLabel("Postcode").fill("12534");
  await addresses.getByLabel("State or province").selectOption("US-NY");
  await addresses.getByLabel("Label").selectOption("Home");
  await addresses.getByRole("button", { name: "Save" }).click();
  await addresses.getByRole("button", { name: "Edit 1 Main Street" }).click();
  await addresses.getByLabel("Street and number").fill("2 Main Street");
  await addresses.getByLabel("Label").selectOption("Delivery");
  await addresses.getByRole("button", { name: "Save" }).click();
  await expect(addresses.getByText("2 Main Street, Hudson, NY 12534, United States")).toBeVisible();

  await page.reload();
  await expect(addresses.getByText("Delivery")).toBeVisible();
  await expect(phones.getByText("Mobile")).toHaveCount(2);
  await addresses.getByRole("button", { name: "Remove 2 Main Street" }).click();
  await expect(addresses.getByText("None yet.")).toBeVisible();
  for (const number of ["+1 518 555 0100", "+1 518 555 0101"]) {
    await phones.getByRole("button", { name: `Remove ${number}` }).click();
    await expect(phones.getByText(`${number} removed.`)).toBeVisible();
  }
  await page.reload();
  await expect(phones.getByText("None yet.")).toBeVisible();
  await expect(addresses.getByText("None yet.")).toBeVisible();
});

test("a member is visible to others only while in the community", async ({ visitor, page, browser, baseURL }) => {
  const slug = `di-${Date.now()}`;
  await visitor.join(newEmail("di"));
  await changeSlug(page, slug);
  await open(page, "privacy", "Privacy and community");
  await page.getByRole("button", { name: "Join the community" }).click();
  await expect(page.getByText("You have joined the community.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Everyone/ })).toBeChecked();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const stranger = await elsewhere.newPage();
  await stranger.goto(`/members/${slug}`);
  await expect(stranger.getByRole("link", { name: "Log in to report this member" })).toBeVisible();

  await page.getByRole("button", { name: "Leave the community" }).click();
  await page.getByRole("button", { name: "Leave and make private" }).click();
  await expect(page.getByText("You have left the community.")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "Profile not found" })).toBeVisible();

  await page.getByRole("button", { name: "Join the community" }).click();
  await expect(page.getByText("You have joined the community.")).toBeVisible();
  await page.getByRole("radio", { name: /^Only you/ }).check();
  await expect(page.getByRole("button", { name: "Join the community" })).toBeVisible();
  await elsewhere.close();
});

test("a member downloads the account and the orders as a file", async ({ visitor, page }) => {
  const email = newEmail("download");
  await visitor.join(email);
  await visitor.buy("harbour-mug");
  await open(page, "privacy", "Privacy and community");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("my-data.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as { account: object; orders: object[] };
  expect(data.account).toMatchObject({ loginEmail: email });
  expect(data.orders).toMatchObject([{ lineItems: [{ productName: { original: "Harbour Mug" } }] }]);
});

test("a visitor reports a member after logging in", async ({ shop, visitor, page }) => {
  const { members } = await shop.owner<{ members: { profile: { slug: string } }[] }>(
    "POST",
    "/members/v1/members/query",
    { query: { filter: { "profile.nickname": IRIS } } },
  );
  const address = `/members/${members[0]?.profile.slug}`;
  const email = newEmail("ed");
  await visitor.join(email);
  await visitor.logOut();
  await page.goto(address);
  await page.getByRole("link", { name: "Log in to report this member" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.getByRole("button", { name: "Report this member" }).click();
  const dialog = page.getByRole("dialog", { name: `Report ${IRIS}` });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Choose a reason");
  await dialog.getByRole("radio", { name: "Advertising or spam" }).check();
  await dialog.getByLabel("Tell us more (optional)").fill("Sells kilns by letter.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("We have received your report.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Report this member" })).toBeFocused();
});

test("a member deletes the account by typing a word and cannot log in again", async ({ visitor, page }) => {
  const email = newEmail("flo");
  await visitor.join(email);
  await open(page, "delete", "Delete account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("Type the word delete");
  await page.getByLabel("Type delete to confirm").fill("delete");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account has been deleted" })).toBeVisible();
  await visitor.isLoggedOut();
  await expect(page.getByText("You have been logged out.")).toBeHidden();
  await expect(visitor.cartButton).toHaveAccessibleName("Cart, empty");
  await visitor.fillLogin(email);
  await expect(page.getByRole("alert")).toContainText("The email or password is incorrect.");
});

type Screens = Record<string, (page: Page, visitor: Visitor) => Promise<void>>;

const ENTRANCES: Screens = {
  login: async (page) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  register: (page) => visit(page, "/register"),
  recover: async (page) => {
    await visit(page, "/recover");
    expect(await findings(page)).toEqual([]);
    await page.getByLabel("Email").fill(newEmail("nobody"));
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByText("If there is an account")).toBeVisible();
  },
  reset: (page) => visit(page, "/recover/reset?recoveryToken=none"),
  "no code to enter": (page) => visit(page, "/verify-email"),
  "account of nobody": (page) => visit(page, "/account"),
  "no member": (page) => visit(page, "/members/nobody"),
};

const ROOMS: Screens = {
  overview: (page) => visit(page, "/account"),
  profile: async (page) => {
    await visit(page, "/account/profile");
    await page.getByRole("button", { name: "Add a detail" }).click();
    await expect(page.getByLabel("Label")).toBeVisible();
  },
  contact: async (page) => {
    await visit(page, "/account/contact");
    for (const add of ["Add a phone number", "Add an email address", "Add an address"]) {
      await page.getByRole("button", { name: add }).click();
    }
    await expect(page.getByLabel("Street and number")).toBeVisible();
  },
  security: (page) => visit(page, "/account/security"),
  privacy: (page) => visit(page, "/account/privacy"),
  "own page": async (page) => {
    await visit(page, "/account/profile");
    await page.getByRole("link", { name: "View profile" }).click();
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible();
  },
  report: async (page) => {
    await visit(page, "/members/iris-holm");
    await page.getByRole("button", { name: "Report this member" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  delete: (page) => visit(page, "/account/delete"),
  deleted: (page) => visit(page, "/account-deleted"),
};

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens each screen and checks it with axe. */
async function lookAt(screens: Screens, page: Page, visitor: Visitor): Promise<void> {
  for (const [name, show] of Object.entries(screens)) {
    await test.step(name, async () => {
      await show(page, visitor);
      await expectAccessible(page);
    });
  }
}

test("axe finds no violation on the sign-in pages", { tag: "@axe" }, async ({ visitor, page }) => {
  test.slow();
  await lookAt(ENTRANCES, page, visitor);
});

test("axe finds no violation on the steps of a login", { tag: "@axe" }, async ({ shop, visitor, page }) => {
  test.slow();
  await lookAt(
    {
      code: async () => {
        await shop.settings({ emailVerification: true });
        await visitor.fillRegistration(newEmail("ada"));
        await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
      },
      approval: async () => {
        await shop.settings({ ownerApproval: true });
        await visitor.fillRegistration(newEmail("bo"));
        await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
      },
      "second factor": async () => {
        // Waiting for the approval survives a reload, until another account is chosen.
        await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
        await shop.settings({ mfa: "REQUIRED" });
        await visitor.fillRegistration(newEmail("cy"));
        await expect(page.getByRole("heading", { level: 1, name: "Protect your account" })).toBeVisible();
      },
      captcha: async () => {
        await shop.settings({ captcha: "VISIBLE" });
        await visitor.fillRegistration(newEmail("di"));
        await expect(page.locator("iframe").contentFrame().getByLabel("I am human")).toBeVisible();
      },
    },
    page,
    visitor,
  );
});

test("axe finds no violation in the account", { tag: "@axe" }, async ({ visitor, page }) => {
  test.slow();
  await visitor.join(newEmail("ada"));
  await lookAt(ROOMS, page, visitor);
});

test("the device's wishlist is merged into the account's at login and reaches another device", async ({
  page,
  browser,
  shop,
  visitor,
}) => {
  const email = newEmail("wish");
  await visitor.join(email);
  const wish = (name: string) => page.getByRole("button", { name: `Save ${name} to your wishlist` });
  await page.goto("/product/harbour-mug");
  await wish("Harbour Mug").click();
  await expect(wish("Harbour Mug")).toHaveAttribute("aria-pressed", "true");
  await visitor.logOut();
  await page.goto("/product/summit-cup");
  await wish("Summit Cup").click();
  await expect(wish("Summit Cup")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/wishlist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);

  await visitor.fillLogin(email);
  await visitor.isLoggedIn();
  await page.goto("/wishlist");
  const saved = page.getByRole("main").getByRole("article");
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toContainText("Summit Cup");

  const other = await browser.newContext({ baseURL: shop.url });
  const elsewhere = new Visitor(await other.newPage());
  await elsewhere.fillLogin(email);
  await elsewhere.isLoggedIn();
  await elsewhere.page.goto("/wishlist");
  await expect(elsewhere.page.getByRole("main").getByRole("article")).toHaveCount(2);
  await other.close();

  await visitor.logOut();
  await page.goto("/wishlist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});
