import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { Link } from "../../../lib/router";
import { PageHeading } from "../../../ui";

/** Sets the name of the current screen; undefined while it is unknown. */
export const ScreenName = createContext<(name: string | undefined) => void>(() => undefined);

interface Props {
  /** The step, if one URL has several. */
  about?: string;
  /** The name of the screen, also the title of the tab. */
  children: string;
  className?: string;
}

/** The heading of a screen of the console. */
export function ScreenHeading({ children, ...rest }: Props) {
  const setName = useContext(ScreenName);
  useLayoutEffect(() => {
    setName(children);
    return () => setName(undefined);
  }, [children, setName]);
  return (
    <PageHeading size="small" {...rest}>
      <bdi>{children}</bdi>
    </PageHeading>
  );
}

interface LinkProps {
  to: string;
  children: ReactNode;
}

/** The link above a screen's heading that leads back to the list. */
export function BackLink({ to, children }: LinkProps) {
  return (
    <p className="-mt-3 mb-1 text-sm">
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </p>
  );
}

/** The screen for a missing entry, with a link back to the list. */
export function MissingScreen({ title, to, children }: LinkProps & { title: string }) {
  return (
    <>
      <ScreenHeading className="mb-4">{title}</ScreenHeading>
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </>
  );
}
