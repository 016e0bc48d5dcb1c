import clsx from "clsx";

export type ButtonLook = "solid" | "outline" | "quiet" | "danger" | "text";
export type ButtonSize = "small" | "regular";

const LOOKS: Record<ButtonLook, string> = {
  solid: "justify-center rounded-sm font-medium bg-brand text-on-brand hover:bg-brand-strong",
  outline: "justify-center rounded-sm font-medium border-edge border text-ink hover:border-ink hover:bg-sunken",
  danger: "justify-center rounded-sm font-medium border-bad border text-bad hover:bg-bad-wash",
  quiet: "justify-center rounded-sm font-medium text-ink link",
  text: "link",
};

/** A text button has the size and weight of the surrounding text. */
function sizeOf(look: ButtonLook, size: ButtonSize): string {
  if (look === "text") return size === "small" ? "min-h-11 text-sm" : "min-h-11";
  if (look === "quiet") return size === "small" ? "min-h-11 px-2 py-1.5 text-sm" : "min-h-12 px-2 py-2.5 text-base";
  return size === "small" ? "min-h-11 px-4 py-1.5 text-sm" : "min-h-12 px-6 py-2.5 text-base";
}

export function buttonStyle(look: ButtonLook, size: ButtonSize = "regular", className?: string): string {
  return clsx(
    "inline-flex items-center gap-2 text-center transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    LOOKS[look],
    sizeOf(look, size),
    className,
  );
}
