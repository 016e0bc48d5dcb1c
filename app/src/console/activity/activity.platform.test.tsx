import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { clear, current } from "../session/log";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { OrderPage } from "../orders";
import { ActivityPage } from ".";
import { openMenu } from "../test/openMenu";

const site = platformOfFile({ seed: "empty" });
const orders = ordersOf(site);

it("the activity lists changes with result and reference, without payloads, and can be cleared", async () => {
  const id = await orders.enter();
  const member = await site.client.members.createMember({ member: { loginEmail: "ada@example.com" } });
  clear();
  await site.client.orders.addActivities(id, {
    orderActivities: [{ activityType: "MERCHANT_COMMENT", merchantComment: { message: "a secret" } }],
  });
  await site.client.orders.cancelOrder(id);
  await expect(site.client.orders.cancelOrder(id)).rejects.toMatchObject({ code: "ORDER_ALREADY_CANCELED" });
  await site.client.members.blockMember(member._id);
  expect(localStorage.getItem("console-activity")).not.toContain("secret");

  const { user } = site.show("/owner/activity", "/owner/activity", <ActivityPage />);
  expect(await screen.findByRole("link", { name: "Member: blocked" })).toBeInTheDocument();
  const [, newest, refused] = screen.getAllByRole("row");
  expect(within(newest!).getByText("Done")).toBeInTheDocument();
  expect(within(refused!).getByText("Order: cancelled")).toBeInTheDocument();
  expect(within(refused!).getByText(/^Refused \(4\d\d\)$/)).toBeInTheDocument();
  expect(within(refused!).getByText(current()[1]?.requestId ?? "none")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear the log" }));
  expect(await screen.findByText("Nothing has been changed from this browser yet.")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: "Member: blocked" })).toBeInTheDocument();
  expect(screen.getAllByRole("row")).toHaveLength(5);
});

it("the activity tells an act in the words that the owner saw, with a link", async () => {
  const id = await orders.enter();
  const { user, unmount } = site.show("/owner/orders/:id", `/owner/orders/${id}`, <OrderPage />);
  await openMenu(user);
  await user.click(await screen.findByRole("button", { name: "Archive" }));
  await screen.findByText("Order archived.");
  unmount();
  site.show("/owner/activity", "/owner/activity", <ActivityPage />);
  const link = await screen.findByRole("link", { name: "Order archived." });
  expect(link).toHaveAttribute("href", `/owner/orders/${id}`);
});
