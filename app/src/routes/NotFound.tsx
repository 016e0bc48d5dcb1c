import { PageMeta } from "../lib/PageMeta";
import { ButtonLink, PageHeading } from "../ui";
import { routeMessages as t } from "./messages";

export function NotFound({ title = t.notFoundTitle, text = t.notFoundText }: { title?: string; text?: string }) {
  return (
    <div className="shell py-24 text-center">
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <PageHeading>{title}</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-prose text-soft">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/search">{t.shopEverything}</ButtonLink>
        <ButtonLink look="outline" to="/collections">
          {t.collections}
        </ButtonLink>
      </div>
    </div>
  );
}
