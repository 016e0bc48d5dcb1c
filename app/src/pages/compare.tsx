import { t } from "@lingui/core/macro";
import { Comparison } from "../features/saved";
import { PageMeta } from "../lib/PageMeta";
import { PageHeading } from "../ui";

export function Component() {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t`Comparison`} />
      <PageHeading>{t`Comparison`}</PageHeading>
      <Comparison />
    </div>
  );
}
