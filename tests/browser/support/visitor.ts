/** A visitor's registration and login, through the store's own forms. */
import { expect } from "@playwright/test";
import { Shopper } from "./shopper.ts";

export const PASSWORD = "correct horse battery";

/** An unused email address. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** A person who registers and logs in through the store's own forms. */
export class Visitor extends Shopper {
  /** Submits the registration. The next step depends on the site's settings. */
  async fillRegistration(email: string): Promise<void> {
    await this.page.goto("/register");
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await this.page.getByRole("button", { name: "Create account" }).click();
  }

  async fillLogin(email: string, password = PASSWORD): Promise<void> {
    await this.page.goto("/login");
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Log in", exact: true }).click();
  }

  async enterCode(code: string, label = "Code"): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(code);
    await this.page.getByRole("button", { name: "Confirm" }).click();
  }

  /** Becomes a member, on a site that requires only a password. */
  async join(email: string): Promise<void> {
    await this.fillRegistration(email);
    await this.isLoggedIn();
  }

  async isLoggedIn(): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("link", { name: /^Account of/ })).toBeVisible();
  }

  async isLoggedOut(): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.page.goto("/account");
    await this.page.getByRole("button", { name: "Log out" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Made slowly, used daily." })).toBeVisible();
    await this.isLoggedOut();
  }
}
