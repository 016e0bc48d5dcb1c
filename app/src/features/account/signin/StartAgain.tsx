import { Link } from "react-router";
import { withReturnPath } from "../../../lib/returnPath";
import { signinMessages as t } from "./messages";

interface Props {
  email: string;
  returnPath: string;
  text?: string;
  label?: string;
  onClick?: () => void;
}

/** Back to the login form, with the email typed so far. */
export function StartAgain({ email, returnPath, text = t.startAgainText, label = t.startAgain, onClick }: Props) {
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
