import { t } from "@lingui/core/macro";
import { errorText } from "../../../lib/errors";
import type { Order } from "../../../lib/order";
import { useAction } from "../../../lib/resource";
import { saveFile } from "../../../lib/saveFile";
import { type Shop, useShop } from "../../../lib/useShop";
import { Button, Notice } from "../../../ui";
import { SettingsGroup } from "./SettingsPage";
import { useMember } from "./useMember";

const PAGE = 100;

/** All orders of the current member. */
async function ordersOf(shop: Shop): Promise<Order[]> {
  const found: Order[] = [];
  let cursor: string | undefined;
  do {
    const cursorPaging = { limit: PAGE, ...(cursor && { cursor }) };
    const page = await shop.call(({ orders }) => orders.searchOrders({ cursorPaging }));
    found.push(...(page.orders ?? []));
    cursor = page.metadata?.cursors?.next || undefined;
  } while (cursor);
  return found;
}

/** Saves the member's account and orders as a JSON file. */
export function DataExport() {
  const shop = useShop();
  const { member } = useMember();
  const { run, busy, done, error } = useAction({
    do: async () => {
      const text = JSON.stringify({ account: member, orders: await ordersOf(shop) }, null, 2);
      saveFile("my-data.json", new Blob([text], { type: "application/json" }));
    },
  });
  return (
    <SettingsGroup title={t`Your data`} text={t`A file with your account and all your orders, as the shop has them.`}>
      <Button look="outline" busy={busy} onClick={() => run()}>
        {t`Download my data`}
      </Button>
      <p role="status" className="mt-2 text-sm text-good">
        {done && t`The file is in your downloads.`}
      </p>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          {errorText(error)}
        </Notice>
      )}
    </SettingsGroup>
  );
}
