import { t } from "@lingui/core/macro";
import { FeaturedRail } from "../features/catalog";
import { Redirect, useLocation } from "../lib/router";
import { PageMeta } from "../lib/PageMeta";
import { isLoginCallback, LOGIN_CALLBACK } from "../lib/returnPath";
import { ButtonLink, Message, PageHeading } from "../ui";

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
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <PageHeading>{title}</PageHeading>
      <Message text={text}>
        <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
        <ButtonLink look="outline" to="/collections">
          {t`Categories`}
        </ButtonLink>
      </Message>
      <FeaturedRail />
    </div>
  );
}
