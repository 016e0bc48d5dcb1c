import { Component, type ReactNode, useLayoutEffect } from "react";
import { useLocation } from "../lib/router";
import { MISSING_CODE, readError } from "../lib/errors";
import { forgetFailures, isPartMissing } from "../lib/loading";

interface FallbackProps {
  error: unknown;
  resetErrorBoundary: () => void;
}

interface Props {
  /** Renders the error, with a retry. */
  fallback: (props: FallbackProps) => ReactNode;
  children: ReactNode;
}

/** An error boundary. A retry or a navigation resets it; a navigation also requests missing code again. */
export function Boundary({ fallback, children }: Props) {
  const { key } = useLocation();
  return (
    <Catch
      visit={key}
      fallback={(props) => <UntilClosed>{fallback({ ...props, resetErrorBoundary: () => end(props) })}</UntilClosed>}
    >
      {children}
    </Catch>
  );
}

interface CatchProps extends Props {
  /** The key of the current history entry. */
  visit: string;
}

interface Caught {
  failure: { error: unknown } | null;
}

/** Catches the errors of its children, which only a class can do. */
class Catch extends Component<CatchProps, Caught> {
  override state: Caught = { failure: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { failure: { error } };
  }

  override componentDidUpdate({ visit }: CatchProps, { failure }: Caught) {
    // An error of the new page itself stays.
    if (visit === this.props.visit || !failure) return;
    forgetFailures();
    this.reset();
  }

  readonly reset = () => {
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback({ error: failure.error, resetErrorBoundary: this.reset });
  }
}

/** Resets an error, unless its cause is code that is still missing. */
function end({ error, resetErrorBoundary }: FallbackProps): void {
  if (readError(error).code !== MISSING_CODE || !isPartMissing()) resetErrorBoundary();
}

/** Remounts a dialog that was closed with an error. */
function UntilClosed({ children }: { children: ReactNode }) {
  useLayoutEffect(() => forgetFailures, []);
  return children;
}
