import { LoginCallback } from "../features/account/signin";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell">
      <PageMeta title="Log in" />
      <LoginCallback />
    </div>
  );
}
