import { LoginCallback, signinMessages as t } from "../features/account/signin";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell">
      <PageMeta title={t.loginTitle} />
      <LoginCallback />
    </div>
  );
}
