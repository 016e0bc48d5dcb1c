import { t } from "@lingui/core/macro";
import { HostedLogin } from "./HostedLogin";
import { useWaiting } from "./useWaiting";

interface Props {
  busy: boolean;
  returnPath: string;
  /** Where the page has no other way in, it is offered here after a while. */
  offerHosted?: boolean;
}

/** Says that a login is still under way. */
export function WaitingNotice({ busy, returnPath, offerHosted = false }: Props) {
  const waiting = useWaiting(busy);
  return (
    <>
      <p role="status" className="text-sm text-soft empty:hidden">
        {waiting === "long" && t`Still working. This can take a few seconds.`}
        {waiting === "too long" && t`This is taking longer than usual. You can wait, or continue on a separate page.`}
      </p>
      {offerHosted && waiting === "too long" && <HostedLogin bare returnPath={returnPath} />}
    </>
  );
}
