import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { totpCode } from "./support/totp.ts";
import { newEmail, PASSWORD, Visitor } from "./support/visitor.ts";

test("a visitor registers with an emailed code and owner approval, and returns to the page after login", async ({
  shop,
  visitor,
  page,
}) => {
  await shop.settings({ emailVerification: true, ownerApproval: true });
  const email = newEmail("ada");
  await visitor.add("harbour-mug");
  await visitor.fillRegistration(email);
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const { code = "" } = await shop.message(email);
  const wrong = code === "000000" ? "000001" : "000000";
  await visitor.enterCode(wrong);
  await expect(page.getByRole("alert")).toContainText("This code is incorrect.");
  // The page survives a reload: the shopper may leave it to read the mail.
  await page.reload();
  await visitor.enterCode(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();

  await visitor.fillLogin(email);
  await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Your account has not been approved yet.")).toBeVisible();
  await shop.approve(email);
  await page.goto("/cart");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await visitor.isLoggedIn();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(visitor.cartButton).toHaveAccessibleName("Cart, 1 item");
});

test(
  "the login form keeps its text after a wrong password, and the login survives a reload",
  { tag: "@core" },
  async ({ visitor, page }) => {
    const email = newEmail("bo");
    await visitor.join(email);
    await visitor.logOut();
    await visitor.fillLogin(email, "not my password");
    await expect(page.getByRole("alert")).toContainText("The email or password is incorrect.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await visitor.isLoggedIn();
    await page.reload();
    await visitor.isLoggedIn();
    await expect(page.getByText(email)).toBeVisible();
  },
);

test("a login by redirect returns to the page it began on", async ({ visitor, page }) => {
  const email = newEmail("cy");
  await visitor.join(email);
  await visitor.logOut();
  await page.goto("/collections");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Continue on the shop’s login page" }).click();
  // The previous page has fields of the same names.
  await page.waitForURL(/\/pages\/login\?/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await visitor.isLoggedIn();
  await expect(page).toHaveURL(/\/collections$/);
});

test("the login shows the same message for a wrong password and an unknown email", async ({ visitor, page }) => {
  const words = "The email or password is incorrect.";
  await visitor.fillLogin(newEmail("nobody"));
  await expect(page.getByRole("alert")).toContainText(words);
  await visitor.fillRegistration("iris@example.com");
  await expect(page.getByRole("alert")).toContainText("An account with this email already exists.");
  await page.getByRole("link", { name: "Log in instead" }).click();
  // Both forms have an email field: wait for the button of the right one.
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("iris@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not hers at all");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(words);
});

test("the platform's violations are shown at their fields", async ({ visitor, page }) => {
  await page.goto("/register");
  await page.getByLabel("Email").fill("ada@nowhere");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Email").fill("ada@nowhere.example");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("short");
  await visitor.isLoggedOut();
});

test("a captcha is solved invisibly if possible, else by a checkbox", async ({ shop, visitor, page }) => {
  await shop.settings({ captcha: "INVISIBLE" });
  const email = newEmail("di");
  await visitor.join(email);
  await visitor.logOut();

  await shop.settings({ captcha: "VISIBLE" });
  await visitor.fillLogin(email);
  const box = page.frameLocator("iframe[title^='Security check']");
  await box.getByLabel("Wrong").check();
  // Ticking the box submits the form, so there is no tick to assert.
  await box.getByLabel("I am human").click();
  await expect(page.getByText("The check has expired.")).toBeVisible();
  await box.getByLabel("I am human").click();
  await visitor.isLoggedIn();
});

test("a required authenticator is set up and asked for until the device is remembered", async ({
  shop,
  visitor,
  page,
}) => {
  await shop.settings({ mfa: "REQUIRED", mfaFactors: ["TOTP"] });
  const email = newEmail("ed");
  await visitor.fillRegistration(email);
  await expect(page.getByRole("heading", { level: 1, name: "Protect your account" })).toBeFocused();
  const link = page.getByRole("link", { name: "Open in an app on this device" });
  const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await visitor.enterCode(totpCode(secret), "2. Enter the code shown in the app");
  await visitor.isLoggedIn();

  await visitor.logOut();
  await visitor.fillLogin(email);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Do not ask again" }).check();
  // A code is single-use, so this is the next one, which servers accept early.
  await visitor.enterCode(totpCode(secret, 1));
  await visitor.isLoggedIn();

  await visitor.logOut();
  await visitor.fillLogin(email);
  await visitor.isLoggedIn();
});

test("a member can choose a second-factor code by email", async ({ shop, visitor, page }) => {
  await shop.settings({ mfa: "REQUIRED", mfaFactors: ["TOTP", "EMAIL"] });
  const email = newEmail("flo");
  await visitor.fillRegistration(email);
  await page.getByRole("radio", { name: "Code by email" }).check();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  await visitor.enterCode((await shop.message(email)).code ?? "");
  await visitor.isLoggedIn();
});

test("the login continues automatically once the device has approved", async ({ shop, visitor, page }) => {
  await shop.settings({ mfa: "REQUIRED", mfaFactors: ["PUSH"] });
  const email = newEmail("fay");
  await visitor.fillRegistration(email);
  await page.getByRole("button", { name: "Send a request to my device" }).click();
  await expect(page.getByText("Approve the request on your device.")).toBeVisible();
  await page.getByRole("button", { name: "Check again" }).click();
  const device = await page.context().newPage();
  await device.goto(`${shop.platformUrl}/outbox`);
  await device.getByRole("article").filter({ hasText: email }).getByRole("button", { name: "Approve" }).click();
  await visitor.isLoggedIn();
});

test("a password reset by mail logs the member in", async ({ shop, visitor, page }) => {
  const email = newEmail("gus");
  await visitor.join(email);
  await visitor.logOut();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();

  const { link = "" } = await shop.message(email);
  expect(link).toContain(`${shop.url}/recover/reset?`);
  await page.goto(link);
  await expect(page).toHaveURL(/\/recover\/reset$/);
  await page.getByLabel("New password", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await visitor.isLoggedIn();

  await visitor.logOut();
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a third long password");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has expired");
  await visitor.fillLogin(email);
  await expect(page.getByRole("alert")).toContainText("The email or password is incorrect.");
  await visitor.fillLogin(email, "another long password");
  await visitor.isLoggedIn();
});

test("a reset for an unknown email shows the same message and sends no mail", async ({ shop, page }) => {
  const email = newEmail("nobody");
  await page.goto("/recover");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  expect(await shop.messages(email)).toEqual([]);
});

test("a password change logs out other devices", async ({ visitor, page, browser, baseURL }) => {
  const email = newEmail("hal");
  await visitor.join(email);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = new Visitor(await elsewhere.newPage());
  await other.fillLogin(email);
  await other.isLoggedIn();

  await page.goto("/account/security");
  await page.getByLabel("New password", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await page.reload();
  await visitor.isLoggedIn();

  await other.page.goto("/account");
  await expect(other.page.getByText("You have been logged out.")).toBeVisible();
  await elsewhere.close();
});

test("a logout in one tab shows a notice in the other", async ({ visitor, page }) => {
  await visitor.join(newEmail("ida"));
  const second = await page.context().newPage();
  await second.goto("/account/profile");
  await expect(second.getByLabel("Display name")).toBeVisible();
  await visitor.logOut();
  await expect(second.getByText("You have been logged out. Your cart is saved.")).toBeVisible();
  await expect(second.getByLabel("Display name")).toBeHidden();
  await expect(page.getByText("You have been logged out.")).toBeHidden();
});

test("a login in one tab logs in the other", async ({ visitor, page }) => {
  const second = await page.context().newPage();
  await second.goto("/account");
  await expect(second.getByRole("link", { name: "Create account" })).toBeVisible();
  await visitor.join(newEmail("jo"));
  await expect(second.getByText("You are logged in.")).toBeVisible();
});

test("hostile return paths lead to the account page", async ({ visitor, page, baseURL }) => {
  const email = newEmail("kim");
  await visitor.join(email);
  await visitor.logOut();
  for (const hostile of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/"]) {
    await page.goto(`/login?returnPath=${encodeURIComponent(hostile)}`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await visitor.isLoggedIn();
    await expect(page).toHaveURL(`${baseURL}/account`);
    await visitor.logOut();
  }
});

test("a member logs in, changes the profile and logs out by keyboard alone", async ({ visitor, page }) => {
  const email = newEmail("lou");
  await visitor.join(email);
  await visitor.logOut();
  const press = keysOf(page);
  await page.goto("/");
  await visitor.isLoggedOut();
  await press.reach("link", /^Log in$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeFocused();
  await press.reach("textbox", /^Email$/);
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await visitor.isLoggedIn();

  await press.reach("link", /^Account of/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await press.reach("link", /^Profile$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeFocused();
  await press.reach("textbox", /^Display name$/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Lou by hand");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Account of Lou by hand" })).toBeVisible();

  await press.reach("link", /^Account of/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await press.reach("button", /^Log out$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Made slowly, used daily." })).toBeVisible();
  await visitor.isLoggedOut();
});

/** Moves to controls with the keyboard. */
function keysOf(page: Page) {
  const MOST_STEPS = 160;
  return {
    async reach(role: "link" | "textbox" | "button", name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
      const wanted = page.getByRole(role, { name }).and(page.locator(":focus"));
      for (let step = 0; step < MOST_STEPS; step += 1) {
        await page.keyboard.press(key);
        if ((await wanted.count()) > 0) return;
      }
      throw new Error(`${MOST_STEPS} times ${key} did not reach the ${role} ${name}`);
    },
  };
}
