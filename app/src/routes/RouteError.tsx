import { ErrorPanel, PageHeading } from "../ui";
import { routeMessages as t } from "./messages";

/** What is said of a page that threw. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <div className="shell py-20">
      <PageHeading className="sr-only">{t.errorTitle}</PageHeading>
      <ErrorPanel
        error={error}
        title={t.errorTitle}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </div>
  );
}
