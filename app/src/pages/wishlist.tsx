import { t } from "@lingui/core/macro";
import { Wishlist } from "../features/saved";
import { PageMeta } from "../lib/PageMeta";
import { PageHeading } from "../ui";

export function Component() {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t`Wishlist`} />
      <PageHeading>{t`Wishlist`}</PageHeading>
      <Wishlist />
    </div>
  );
}
