import { t } from "@lingui/core/macro";
import { PageMeta } from "../../../lib/PageMeta";
import { ButtonLink, PageHeading } from "../../../ui";

export function DeletedScreen() {
  return (
    <div className="shell py-24 text-center">
      <PageMeta title={t`Your account has been deleted`} />
      <PageHeading>{t`Your account has been deleted`}</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-prose text-soft">{t`Thank you for being with us. You can still browse and buy as a guest.`}</p>
      <ButtonLink to="/">{t`Back to the shop`}</ButtonLink>
    </div>
  );
}
