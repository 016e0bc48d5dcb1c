import { createContext, useContext, useLayoutEffect } from "react";
import { PageHeading } from "../../ui";

/** Sets the name of the current screen; undefined while it has none. */
export const ScreenName = createContext<(name: string | undefined) => void>(() => undefined);

interface Props {
  /** The step, where one address has several. */
  about?: string;
  /** The name of the screen, which is the title of its tab, too. */
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
