import { HostedLogin } from "./HostedLogin";
import { signinMessages as t } from "./messages";
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
        {waiting === "long" && t.working}
        {waiting === "too long" && t.stuck}
      </p>
      {offerHosted && waiting === "too long" && <HostedLogin bare returnPath={returnPath} />}
    </>
  );
}
