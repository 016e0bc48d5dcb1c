import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import { Link } from "../../../lib/router";
import { withReturnPath } from "../../../lib/returnPath";

interface StartAgainProps {
  email: string;
  returnPath: string;
  text?: string;
  label?: string;
  onClick?: () => void;
}

/** A link back to the login form, with the typed email. */
export function StartAgain({
  email,
  returnPath,
  text = t`Wrong address, or an expired code?`,
  label = t`Log in again`,
  onClick,
}: StartAgainProps) {
  return (
    <p className="border-t border-line pt-4 text-sm text-soft">
      {text}{" "}
      <Link
        to={withReturnPath("/login", returnPath)}
        state={{ email }}
        onClick={onClick}
        className="link inline-block py-1 font-medium text-ink"
      >
        {label}
      </Link>
    </p>
  );
}

interface EmailLinkProps {
  to: string;
  control: Control<{ email: string; password: string }>;
  children: ReactNode;
}

/** A link to another login page, which passes the typed email on. */
export function EmailLink({ to, control, children }: EmailLinkProps) {
  const email = useWatch({ control, name: "email" });
  return (
    <Link to={to} state={{ email }} className="link inline-block py-1 font-medium">
      {children}
    </Link>
  );
}
