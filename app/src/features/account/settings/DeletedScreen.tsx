import { PageMeta } from "../../../lib/PageMeta";
import { ButtonLink, PageHeading } from "../../../ui";
import { settingsMessages as t } from "./messages";

export function DeletedScreen() {
  return (
    <div className="shell py-24 text-center">
      <PageMeta title={t.deletedTitle} />
      <PageHeading>{t.deletedTitle}</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-prose text-soft">{t.deletedText}</p>
      <ButtonLink to="/">{t.toShop}</ButtonLink>
    </div>
  );
}
