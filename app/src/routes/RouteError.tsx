import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPanel, PageHeading } from "../ui";
import { routeMessages as t } from "./messages";
import { NotFound } from "./NotFound";

/** What stands in place of a page that threw. The rest of the store stays. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
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
