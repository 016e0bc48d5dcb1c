import { useCart } from "@cartwright/sdk/react";
import { refreshLists } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { useSyncExternalStore } from "react";
import { connection, type ConnectionStatus, useConnection, useReported } from "../../lib/connection";
import { refusedOriginText, useRefusedOrigin } from "../../lib/refusedOrigin";
import { useRetry } from "../../lib/useRetry";
import { useCatalog, useShop } from "../../lib/useShop";
import { Button } from "../../ui";

const PROBE_LIMIT = 5_000;
const UNREACHABLE = { kind: "network" };

/** Tells that the shop cannot be reached, polls, and retries what failed once it answers. */
export function ConnectionBanner() {
  const status = useSyncExternalStore(connection.subscribe, connection.status, connection.status);
  const catalog = useCatalog();
  const shop = useShop();
  const { status: cartStatus, error, refresh } = useCart();

  useConnection(
    async () => {
      await (await catalog()).collections({ retry: false, timeoutMs: PROBE_LIMIT });
    },
    () => {
      refreshLists(shop, { failedOnly: true });
    },
  );
  const cartError = cartStatus === "error" || cartStatus === "offline" ? error : undefined;
  useReported(cartError);
  useRetry(cartError, refresh);

  const down = status === "offline" || status === "unreachable";
  const isRefused = useRefusedOrigin(status === "unreachable" ? UNREACHABLE : undefined);
  const isBack = status === "recovering" || status === "recovered";
  return (
    <div role="status" className={clsx("no-print", down && "bg-warn-wash text-warn", isBack && "bg-sunken text-good")}>
      {(down || isBack) && (
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 py-2 text-sm">
          <p>{isRefused ? refusedOriginText() : sayStatus(status)}</p>
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

function sayStatus(status: ConnectionStatus): string {
  switch (status) {
    case "offline":
      return t`You are offline. Your cart is saved, and we will reconnect automatically.`;
    case "unreachable":
      return t`The shop cannot be reached right now. Your cart and login are safe. We will keep trying.`;
    case "recovering":
      return t`You are connected again. What was missing is being loaded.`;
    case "recovered":
      return t`You are connected again. Everything is up to date.`;
    case "online":
      return "";
  }
}
