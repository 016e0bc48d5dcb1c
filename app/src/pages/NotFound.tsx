import { t } from "@lingui/core/macro";
import { PageMeta } from "../lib/PageMeta";
import { ButtonLink, PageHeading } from "../ui";

export function NotFound({
  title = t`Page not found`,
  text = t`The page may have moved, or the link is mistyped. Try the search above.`,
}: {
  title?: string;
  text?: string;
}) {
  return (
    <div className="shell py-24 text-center">
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <PageHeading>{title}</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-prose text-soft">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
        <ButtonLink look="outline" to="/collections">
          {t`Categories`}
        </ButtonLink>
      </div>
    </div>
  );
}
