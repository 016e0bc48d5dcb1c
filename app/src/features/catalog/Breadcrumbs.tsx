import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import type { Collection } from "../../lib/catalog";
import { JsonLd } from "../../lib/JsonLd";
import { language, pathIn } from "../../lib/language";
import { useOrigin } from "../../lib/useShop";

interface Props {
  /** The ancestor categories, from the top. */
  trail: readonly Pick<Collection, "id" | "slug" | "name">[];
  /** The page's own name, for search engines; shoppers see it as the heading. */
  page: string;
}

const LINK = "inline-flex min-h-6 items-center hover:underline";

export function Breadcrumbs({ trail, page }: Props) {
  const origin = useOrigin();
  const steps = [
    { id: "home", name: t({ message: "Home", context: "navigation" }), to: "/" },
    ...trail.map(({ id, slug, name }) => ({ id, name, to: `/collections/${slug}` })),
  ];
  const items = [
    ...steps.map(({ name, to }) => ({ name, item: origin + pathIn(language, to) })),
    { name: page, item: undefined },
  ];
  return (
    <nav aria-label={t`Breadcrumb`} className="mb-5 text-sm text-soft lg:mb-8">
      <ol className="flex flex-wrap items-center gap-2">
        {steps.map(({ id, name, to }, index) => (
          <li key={id} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={to} className={LINK}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        {trail.length === 0 && (
          <li aria-current="page" className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <bdi>{page}</bdi>
          </li>
        )}
      </ol>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
        }}
      />
    </nav>
  );
}
