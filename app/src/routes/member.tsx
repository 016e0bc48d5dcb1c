import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { memberPageQuery, MemberPage, memberMessages as t } from "../features/member";
import { PageMeta } from "../lib/PageMeta";
import { useShop } from "../lib/useShop";
import { ErrorPanel, PageHeading } from "../ui";
import { NotFound } from "./NotFound";
import { PageLoading } from "./PageLoading";

export function Component() {
  const { slug = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(memberPageQuery(useShop(), slug));
  if (isPending) return <PageLoading />;
  if (data === null) return <NotFound title={t.notFoundTitle} text={t.notFoundText} />;
  if (data === undefined) {
    return (
      <div className="shell pt-14">
        <PageHeading className="sr-only">{t.loadFailed}</PageHeading>
        <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <>
      <PageMeta title={data.member.profile?.nickname ?? t.nameless} />
      <MemberPage key={data.member._id} {...data} />
    </>
  );
}
