import { t } from "@lingui/core/macro";
import { LoginCallback } from "../features/account/signin";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell">
      <PageMeta title={t`Log in`} />
      <LoginCallback />
    </div>
  );
}
