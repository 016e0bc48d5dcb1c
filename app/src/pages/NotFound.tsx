import { t } from "@lingui/core/macro";
import { Redirect, useLocation } from "../lib/router";
import { PageMeta } from "../lib/PageMeta";
import { isLoginCallback, LOGIN_CALLBACK } from "../lib/returnPath";
import { ButtonLink, PageHeading } from "../ui";

export function NotFound({
  title = t`Page not found`,
  text = t`The page may have moved, or the link is mistyped. Try the search above.`,
}: {
  title?: string;
  text?: string;
}) {
  const { search, hash } = useLocation();
  // A login begun on the old site returns to its callback path.
  if (isLoginCallback(search) || isLoginCallback(hash)) return <Redirect to={LOGIN_CALLBACK + search + hash} />;
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
