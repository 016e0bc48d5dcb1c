import { t } from "@lingui/core/macro";
import { language } from "../lib/language";
import { Part } from "../lib/loading";
import { PageMeta } from "../lib/PageMeta";
import { useResource } from "../lib/resource";
import { useParams } from "../lib/router";
import { ErrorPanel, PageHeading, PageSkeleton } from "../ui";
import { NotFound } from "./NotFound";

interface ShopPage {
  title: string;
  html: string;
}

const files = new Map(
  Object.entries(import.meta.glob<{ default: ShopPage }>("../../shop-pages/*.md")).map(([file, load]) => [
    file,
    new Part(async () => (await load()).default),
  ]),
);

/** A page of the shop's own, such as its terms, from `shop-pages`. */
export function Component() {
  const { page = "" } = useParams();
  const { data, error, isPending, reload } = useResource({
    key: ["info", language, page],
    freshFor: Infinity,
    load: async () => (await files.get(`../../shop-pages/${page}.${language}.md`)?.again()) ?? null,
  });
  if (isPending) return <PageSkeleton />;
  if (data === null) {
    return <NotFound title={t`Page not found`} text={t`It may no longer be available, or the link is mistyped.`} />;
  }
  if (!data) {
    return (
      <div className="shell pt-14">
        <ErrorPanel error={error} title={t`This page could not be loaded`} onRetry={reload} />
      </div>
    );
  }
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={data.title} />
      <PageHeading className="mb-6">{data.title}</PageHeading>
      {/* The shop's own file, which is part of the build. */}
      <div className="prose-shop text-pretty" dangerouslySetInnerHTML={{ __html: data.html }} />
    </div>
  );
}
