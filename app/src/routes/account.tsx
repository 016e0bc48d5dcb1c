import { AccountPanel } from "../features/account";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title="Account" />
      <AccountPanel />
    </div>
  );
}
