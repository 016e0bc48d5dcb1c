import { t } from "@lingui/core/macro";
import { type ReactNode, useRef } from "react";
import { useLocation } from "../lib/router";
import { isNotKept, MISSING_CODE, readError } from "../lib/errors";
import { isPartMissing } from "../lib/loading";
import { Boundary } from "./Boundary";
import { ErrorPanel } from "./ErrorPanel";
import { PageHeading } from "./PageHeading";

const titleOf = (error: unknown) =>
  isNotKept(error) ? t`This page needs a connection` : t`Something went wrong on this page`;

/** The error boundary of a page: its surroundings stay, with their links. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const triedAt = useRef<string>(undefined);
  return (
    <Boundary
      fallback={({ error, resetErrorBoundary }) => (
        <div className="shell py-20">
          <PageHeading className="sr-only">{titleOf(error)}</PageHeading>
          <ErrorPanel
            error={error}
            title={titleOf(error)}
            onRetry={() => {
              // Another reload, for browsers whose errors do not name the file: see `reloadIfRemembered`.
              const isLoaded = readError(error).code === MISSING_CODE && !isPartMissing();
              if (triedAt.current === key && !isLoaded) {
                window.location.reload();
                // The button stays busy until the reload.
                return new Promise(() => undefined);
              }
              triedAt.current = key;
              resetErrorBoundary();
              return undefined;
            }}
          />
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}
