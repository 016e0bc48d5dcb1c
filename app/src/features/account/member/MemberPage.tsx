import { useSession } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useResource } from "../../../lib/resource";
import { useState } from "react";
import { Link, useLocation } from "../../../lib/router";
import { dateFormat } from "../../../lib/dates";
import type { Member } from "../../../lib/member";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Avatar, Button, ButtonLink, Notice, PageHeading } from "../../../ui";
import { currentMemberQuery } from "..";
import { ReportDialog } from "./ReportDialog";

/** The public profile of a member; members also see the private parts of their own. */
export function MemberPage({ member }: { member: Member }) {
  const { loggedIn } = useSession();
  const { pathname, search } = useLocation();
  const { data: me } = useResource({ ...currentMemberQuery(useShop()), enabled: loggedIn });
  const [reporting, setReporting] = useState(false);
  const own = me?._id !== undefined && me._id === member._id;
  const name = member.profile?.nickname ?? t`Member`;
  return (
    <div className="shell py-12 lg:py-20">
      <div className="mx-auto max-w-2xl">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <Avatar size="large" url={member.profile?.photo?.url} name={name} />
          <div className="min-w-0 flex-1 basis-56">
            <PageHeading className="break-words">
              <bdi>{name}</bdi>
            </PageHeading>
            {member.profile?.title && (
              <p className="mt-1 text-lg">
                <bdi>{member.profile.title}</bdi>
              </p>
            )}
            {member._createdDate && (
              <p className="mt-1 text-sm text-soft">{t`Member since ${{ date: monthOf(member._createdDate) }}`}</p>
            )}
          </div>
        </div>
        <div className="mt-8 space-y-3">
          <Standing member={member} own={own} />
        </div>
        <div className="mt-8">
          {own ? (
            <ButtonLink look="outline" to="/account/profile">
              {t`Edit profile`}
            </ButtonLink>
          ) : loggedIn ? (
            <Button
              look="outline"
              aria-haspopup="dialog"
              onClick={() => {
                setReporting(true);
              }}
            >
              {t`Report this member`}
            </Button>
          ) : (
            <Link to={withReturnPath("/login", pathname + search)} className="link inline-block py-2 text-sm">
              {t`Log in to report this member`}
            </Link>
          )}
        </div>
      </div>
      {member._id !== undefined && (
        <ReportDialog
          open={reporting}
          memberId={member._id}
          name={name}
          onClose={() => {
            setReporting(false);
          }}
        />
      )}
    </div>
  );
}

function Standing({ member, own }: { member: Member; own: boolean }) {
  const { status, activityStatus, privacyStatus } = member;
  return (
    <>
      {own && (
        <p className="rounded-sm bg-sunken px-4 py-3 text-sm">
          {privacyStatus === "PRIVATE" ? t`Your profile is private. Only you can see it.` : t`This is your profile.`}{" "}
          {privacyStatus === "PRIVATE" && (
            <Link to="/account/privacy" className="link font-medium">
              {t`Change visibility`}
            </Link>
          )}
        </p>
      )}
      {activityStatus === "MUTED" && (
        <Notice tone="warn">{t`This member is muted. Their new activity is hidden in the community.`}</Notice>
      )}
      {status === "BLOCKED" && <Notice tone="warn">{t`This member has been blocked by the shop.`}</Notice>}
      {status === "PENDING" && <Notice tone="warn">{t`This member is awaiting approval by the shop.`}</Notice>}
    </>
  );
}

function monthOf(date: Date): string {
  return dateFormat({ month: "long", year: "numeric" }).format(date);
}
