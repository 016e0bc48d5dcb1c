import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { RIBBON } from "../../generated/bounds";
import { platformOfFile } from "../test/onPlatform";
import { LISTS, ListPage } from ".";

const site = platformOfFile();

const show = (kind: string) =>
  site.show("/owner/lists/:kind", `/owner/lists/${kind}`, <ListPage name={kind} kind={LISTS[kind]!} />);

it("a ribbon of the greatest length is created, and a longer one is refused at its field", async () => {
  const { user } = show("ribbons");
  await user.click(await screen.findByRole("button", { name: "New ribbon" }));
  const dialog = within(screen.getByRole("dialog"));
  const longest = "🎀".repeat(RIBBON.name);
  await user.click(dialog.getByLabelText("Name"));
  await user.paste(`${longest}!`);
  expect(dialog.getByText(/at most 30 characters/)).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Create" })).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Backspace}");
  await user.click(dialog.getByRole("button", { name: "Create" }));
  expect(await screen.findByText(`${longest} created.`)).toBeInTheDocument();
  const { ribbons = [] } = await site.client.ribbonsV3.queryRibbons({ filter: { name: longest } });
  expect(ribbons).toHaveLength(1);
});
