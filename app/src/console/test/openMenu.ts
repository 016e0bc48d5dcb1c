import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Opens the menu of rarer acts: that of the page, or of a named entry. */
export async function openMenu(user: UserEvent, entry?: string | RegExp): Promise<void> {
  const name = entry instanceof RegExp ? entry : entry === undefined ? "More" : `More: ${entry}`;
  const [menu] = await screen.findAllByRole("button", { name });
  if (menu) await user.click(menu);
}
