import { useSession } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { useParams } from "../lib/router";
import { currentMemberQuery } from "../features/account";
import { memberPageQuery, MemberPage } from "../features/account/member";
import { PageMeta } from "../lib/PageMeta";
import { useShop } from "../lib/useShop";
import { ErrorPanel, PageHeading, PageSkeleton } from "../ui";
import { NotFound } from "./NotFound";

export function Component() {
  const { slug = "" } = useParams();
  const shop = useShop();
  const { loggedIn } = useSession();
  const { data, error, isPending, reload } = useResource(memberPageQuery(shop, slug));
  const me = useResource({ ...currentMemberQuery(shop), enabled: loggedIn });
  if (isPending || (data === null && loggedIn && me.isPending)) return <PageSkeleton />;
  // Others cannot find a private page by its slug, but its member may see it.
  const member = data ?? (me.data?.profile?.slug === slug ? me.data : data);
  if (member === null) {
    return <NotFound title={t`Profile not found`} text={t`This profile does not exist or is private.`} />;
  }
  if (member === undefined) {
    return (
      <div className="shell pt-14">
        <PageHeading className="sr-only">{t`This page could not be loaded`}</PageHeading>
        <ErrorPanel error={error} title={t`This page could not be loaded`} onRetry={reload} />
      </div>
    );
  }
  return (
    <>
      <PageMeta title={member.profile?.nickname ?? t`Member`} />
      <MemberPage key={member._id} member={member} />
    </>
  );
}
