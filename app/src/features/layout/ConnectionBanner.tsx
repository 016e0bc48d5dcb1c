import { useCart } from "@cartwright/sdk/react";
import { refreshLists } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { useEffect, useSyncExternalStore } from "react";
import { connection, useReported } from "../../lib/connection";
import { useCatalog, useShop } from "../../lib/useShop";
import { Button } from "../../ui";

const PROBE_LIMIT = 5_000;

/** Says that the shop cannot be reached, keeps asking, and makes good what failed when it answers again. */
export function ConnectionBanner() {
  const status = useSyncExternalStore(connection.subscribe, connection.status, connection.status);
  const catalog = useCatalog();
  const shop = useShop();
  const queries = useQueryClient();
  const { status: cartStatus, error, refresh } = useCart();

  useEffect(
    () =>
      connection.start(
        async () => {
          await (await catalog()).collections({ retry: false, timeoutMs: PROBE_LIMIT });
        },
        () => {
          void refresh();
          void queries.refetchQueries({ predicate: (query) => query.state.status === "error" });
          refreshLists(shop, { failedOnly: true });
        },
      ),
    [catalog, queries, refresh, shop],
  );
  useReported(cartStatus === "error" ? error : undefined);
  useEffect(() => {
    if (cartStatus === "offline") connection.failed();
  }, [cartStatus]);

  const down = status === "offline" || status === "unreachable";
  return (
    <div
      role="status"
      className={clsx("no-print", down && "bg-warn-wash text-warn", status === "recovered" && "bg-sunken text-good")}
    >
      {(down || status === "recovered") && (
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 py-2 text-sm">
          <p>
            {status === "offline"
              ? t`You are offline. Your cart is saved, and we will reconnect automatically.`
              : down
                ? t`The shop cannot be reached right now. Your cart and login are safe. We will keep trying.`
                : t`You are connected again. Everything is up to date.`}
          </p>
          {down && (
            <Button look="text" className="px-2 font-medium" onClick={() => void connection.askNow()}>
              {t`Try now`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
