import { Link, type LinkProps } from "../lib/router";
import { buttonStyle, type ButtonLook, type ButtonSize } from "./buttonStyle";

interface Props extends LinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

export function ButtonLink({ look = "solid", size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(look, size, className)} />;
}
