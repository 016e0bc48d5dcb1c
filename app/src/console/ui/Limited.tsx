import type { ReactNode } from "react";
import { Notice } from "../../ui";

interface Props {
  /** The reason why the part cannot be changed; without one it can. */
  reason: string | undefined;
  children: ReactNode;
}

/** A part of a screen, greyed under the reason where the site's catalog lacks it. */
export function Limited({ reason, children }: Props) {
  if (reason === undefined) return children;
  return (
    <div>
      <Notice tone="plain" className="mb-2">
        {reason}
      </Notice>
      <div inert className="opacity-55">
        {children}
      </div>
    </div>
  );
}
