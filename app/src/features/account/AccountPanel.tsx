import { useSession } from "@cartwright/sdk/react";
import { Link } from "react-router";
import { sayError } from "../../lib/errors";
import { Button, Notice, PageHeading } from "../../ui";
import { accountMessages as t } from "./messages";
import { useLogin } from "./useLogin";
import { useLogout } from "./useLogout";

const LINKS = [
  { to: "/cart", title: t.cart, text: t.cartText },
  { to: "/search?sort=newest", title: t.browse, text: t.browseText },
] as const;

export function AccountPanel() {
  const { loggedIn } = useSession();
  const { going, error, logIn } = useLogin("/account");
  const { going: leaving, logOut } = useLogout();
  if (!loggedIn) {
    return (
      <div className="max-w-xl">
        <PageHeading>{t.signedOutTitle}</PageHeading>
        <p className="mt-4 mb-8 text-soft">{t.signedOutText}</p>
        <Button busy={going} onClick={logIn}>
          {going ? t.goingToLogin : t.logIn}
        </Button>
        {error !== null && (
          <Notice tone="bad" role="alert" className="mt-5">
            <p className="font-medium">{t.loginFailed}</p>
            <p>{sayError(error)}</p>
          </Notice>
        )}
      </div>
    );
  }
  return (
    <>
      <PageHeading>{t.title}</PageHeading>
      <p className="mt-4 text-lg">{t.signedIn}</p>
      <p className="mt-1 text-soft">{t.signedInText}</p>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2">
        {LINKS.map((link) => (
          <li key={link.to} className="relative rounded-md border border-line p-6 hover:border-edge">
            <h2 className="text-lg">
              <Link to={link.to} className="after:absolute after:inset-0">
                {link.title}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-soft">{link.text}</p>
          </li>
        ))}
      </ul>
      <Button look="outline" className="mt-10" busy={leaving} onClick={logOut}>
        {leaving ? t.loggingOut : t.logOut}
      </Button>
    </>
  );
}
