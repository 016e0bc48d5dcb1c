import { Link, type LinkProps } from "react-router";
import { buttonStyle, type ButtonLook } from "./buttonStyle";

interface Props extends LinkProps {
  look?: ButtonLook;
  className?: string;
}

export function ButtonLink({ look = "solid", className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(look, className)} />;
}
