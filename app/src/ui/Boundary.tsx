import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "react-router";
import { retryParts } from "../lib/loading";

interface Props {
  /** Shows the error, and offers to try again. */
  fallback: (props: FallbackProps) => ReactNode;
  children: ReactNode;
}

/** An error boundary. Trying again and going elsewhere end the error; code that was missing is then requested once more. */
export function Boundary({ fallback, children }: Props) {
  const { reset } = useQueryErrorResetBoundary();
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onReset={() => {
        retryParts();
        reset();
      }}
      fallbackRender={(props) => <UntilClosed>{fallback(props)}</UntilClosed>}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A dialog that is closed with its error begins anew when it is opened again. */
function UntilClosed({ children }: { children: ReactNode }) {
  useLayoutEffect(() => retryParts, []);
  return children;
}
