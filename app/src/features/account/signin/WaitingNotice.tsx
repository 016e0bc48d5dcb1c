import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { HostedLogin } from "./HostedLogin";

interface Props {
  busy: boolean;
  returnPath: string;
  /** Whether to offer the hosted login after a while, on pages without another link to it. */
  offerHosted?: boolean;
}

/** Tells that a login is still in progress. */
export function WaitingNotice({ busy, returnPath, offerHosted = false }: Props) {
  const waiting = useWaiting(busy);
  return (
    <>
      <p role="status" className="text-sm text-soft empty:hidden">
        {waiting === "long" && t`Still working. This can take a few seconds.`}
        {waiting === "tooLong" &&
          t`This is taking longer than usual. You can wait, or continue on the shop’s login page.`}
      </p>
      {offerHosted && waiting === "tooLong" && <HostedLogin bare returnPath={returnPath} />}
    </>
  );
}

const SHOW_PROGRESS_MS = 3_000;
const OFFER_ANOTHER_WAY_MS = 10_000;

type Waiting = "briefly" | "long" | "tooLong";

/** The waiting time, in the stages that are announced. */
function useWaiting(busy: boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>("briefly");
  useEffect(() => {
    if (!busy) return;
    const timers = [
      setTimeout(() => {
        setWaiting("long");
      }, SHOW_PROGRESS_MS),
      setTimeout(() => {
        setWaiting("tooLong");
      }, OFFER_ANOTHER_WAY_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setWaiting("briefly");
    };
  }, [busy]);
  return waiting;
}
