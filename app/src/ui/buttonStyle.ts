import clsx from "clsx";

export type ButtonLook = "solid" | "outline" | "quiet" | "danger";

const LOOKS: Record<ButtonLook, string> = {
  solid: "bg-brand text-on-brand hover:bg-brand-strong px-6",
  outline: "border-edge border text-ink hover:border-ink hover:bg-sunken px-6",
  danger: "border-bad border text-bad hover:bg-bad-wash px-6",
  quiet: "text-ink link px-2",
};

export function buttonStyle(look: ButtonLook, className?: string): string {
  return clsx(
    "inline-flex min-h-12 items-center justify-center gap-2 rounded-sm py-2.5 text-center text-base font-medium transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    LOOKS[look],
    className,
  );
}
