import { t } from "@lingui/core/macro";
import { LoginCallback } from "../features/account/signin";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t`Log in`} />
      <LoginCallback />
    </div>
  );
}
