import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Link } from "../../../lib/router";
import { Avatar, Button } from "../../../ui";
import { useLogout } from "../useLogin";
import { accountLinks } from "./accountLinks";
import { SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

/** The home page of the account: who is logged in, the latest orders (its children), and the other sections. */
export function Overview({ children }: { children?: ReactNode }) {
  const { member } = useMember();
  const { going, logOut } = useLogout();
  const name = member.profile?.nickname ?? member.loginEmail ?? "";
  return (
    <SettingsPage title={t`Your account`}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar url={member.profile?.photo?.url} name={name} />
        <div className="min-w-0 flex-1 basis-32">
          <p className="truncate text-lg font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm wrap-anywhere text-soft">{member.loginEmail}</p>
          <p className="text-sm text-soft">{t`You are logged in.`}</p>
        </div>
        <Button look="outline" busy={going} onClick={logOut}>
          {going ? t`Logging you out…` : t`Log out`}
        </Button>
      </div>
      {children}
      <ul aria-label={t`Account sections`} className="grid gap-4 sm:grid-cols-2">
        {accountLinks()
          .filter(({ text }) => text)
          .map(({ to, title, text }) => (
            <li key={to} className="relative rounded-md border border-line p-5 hover:border-edge">
              <h2 className="text-lg">
                <Link to={to} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-sm text-soft">{text}</p>
            </li>
          ))}
      </ul>
    </SettingsPage>
  );
}
