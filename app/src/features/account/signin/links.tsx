import { t } from "@lingui/core/macro";
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
