import { t } from "@lingui/core/macro";
import { Link } from "../../../lib/router";
import { Avatar, Button } from "../../../ui";
import { useLogout } from "../useLogin";
import { accountLinks } from "./accountLinks";
import { SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

/** The cards of the overview, without the deletion of the account. */
function cards() {
  return [
    ...accountLinks().filter(({ to }) => to !== "/account/delete"),
    { to: "/cart", title: t`Your cart`, text: t`Review your items and check out.` },
    { to: "/search?sort=newest", title: t`Continue shopping`, text: t`See what is new in the shop.` },
  ];
}

/** The home page of the account. */
export function Overview() {
  const { member } = useMember();
  const { going, logOut } = useLogout();
  const name = member.profile?.nickname ?? member.loginEmail ?? "";
  return (
    <SettingsPage title={t`Your account`}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar url={member.profile?.photo?.url} name={name} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="truncate text-lg font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-sm text-soft">{member.loginEmail}</p>
        </div>
        <Button look="outline" busy={going} onClick={logOut}>
          {going ? t`Logging you out…` : t`Log out`}
        </Button>
      </div>
      <div>
        <p>{t`You are logged in.`}</p>
        <p className="text-soft">{t`Your cart is available on every device you log in on.`}</p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2">
          {cards().map((card) => (
            <li key={card.to} className="relative rounded-md border border-line p-5 hover:border-edge">
              <h2 className="text-lg">
                <Link to={card.to} className="after:absolute after:inset-0">
                  {card.title}
                </Link>
              </h2>
              <p className="mt-1 text-sm text-soft">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </SettingsPage>
  );
}
