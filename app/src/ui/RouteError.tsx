import { t } from "@lingui/core/macro";
import { ErrorPanel } from "./ErrorPanel";
import { PageHeading } from "./PageHeading";

/** The error of a page that threw. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <div className="shell py-20">
      <PageHeading className="sr-only">{t`Something went wrong on this page`}</PageHeading>
      <ErrorPanel
        error={error}
        title={t`Something went wrong on this page`}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </div>
  );
}
