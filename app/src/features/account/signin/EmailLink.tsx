import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import { Link } from "react-router";

interface Props {
  to: string;
  control: Control<{ email: string; password: string }>;
  children: ReactNode;
}

/** A link to another page about logging in, which takes the typed email along. */
export function EmailLink({ to, control, children }: Props) {
  const email = useWatch({ control, name: "email" });
  return (
    <Link to={to} state={{ email }} className="link inline-block py-1 font-medium">
      {children}
    </Link>
  );
}
