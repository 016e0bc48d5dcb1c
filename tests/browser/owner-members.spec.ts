/** The owner adds members, gives them badges and deletes them. */
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";
import { newEmail } from "./support/visitor.ts";

test("the owner invites a member, assigns a badge, deletes and restores the member", async ({ page, shop }) => {
  const email = newEmail("grace");
  await signIn(page, shop, "/owner/members/badges");
  await page.getByRole("button", { name: "New badge" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Regular");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Regular created.")).toBeVisible();

  await page.getByRole("link", { name: "All members" }).click();
  await page.getByRole("button", { name: "Add member" }).click();
  const form = page.getByRole("dialog", { name: "Add member" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Display name").fill("Grace");
  await expect(form.getByRole("checkbox", { name: "Send an invitation" })).toBeChecked();
  await form.getByRole("button", { name: "Create" }).click();
  expect((await shop.message(email)).link).toContain("/pages/reset");

  await page.getByRole("link", { name: "Grace" }).click();
  const badge = page.getByRole("checkbox", { name: "Regular" });
  await badge.click();
  await expect(badge).toBeChecked();
  await page.getByRole("link", { name: "Edit badges" }).click();
  await expect(page.getByText("1 member")).toBeVisible();
  await page.goBack();
  await expect(badge).toBeChecked();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Grace" })).toHaveCount(0);
  await page.getByRole("link", { name: "Deleted" }).click();
  await page.getByRole("button", { name: "Restore: Grace" }).click();
  await expect(page.getByText("Grace restored. A new password is needed to log in.")).toBeVisible();
  await page.getByRole("link", { name: "All members" }).click();
  await expect(page.getByRole("link", { name: "Grace" })).toBeVisible();
});
