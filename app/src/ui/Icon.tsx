const PATHS = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5",
  cart: "M5 8h14l-1.2 12H6.2L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8",
  account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  minus: "M6 12h12",
  plus: "M12 6v12M6 12h12",
  check: "m5 12.5 4.5 4.500L19 7.5",
  chevron: "m8 10 4 4 4-4",
  left: "m14 7-5 5 5 5",
  right: "m10 7 5 5-5 5",
  up: "m7 14 5-5 5 5",
  down: "m7 10 5 5 5-5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4",
  moon: "M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10Z",
  system: "M4 5h16v11H4V5Zm5 15h6",
  filter: "M4 7h10m4 0h2M4 17h2m4 0h10M14 5v4M6 15v4",
  play: "M8 5.500v13l10.500-6.500L8 5.500Z",
  zoom: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5M11 8v6M8 11h6",
  heart: "M12 20S4 15.2 4 9.600A4.300 4.300 0 0 1 12 7.300a4.300 4.300 0 0 1 8 2.300C20 15.200 12 20 12 20Z",
  bold: "M7 5h6a3.500 3.500 0 0 1 0 7H7V5Zm0 7h7a3.500 3.500 0 0 1 0 7H7v-7Z",
  italic: "M10 5h7M7 19h7M14 5l-4 14",
  underline: "M7 4.500v6.500a5 5 0 0 0 10 0V4.500M6 20h12",
  bullets: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  numbers:
    "M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 14.500c.500-1 2.500-1 2.500.300 0 1-2.500 2.200-2.500 3.200h2.500",
  quote: "M5 5v14M10 8h10M10 12h10M10 16h6",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300m2 3a4 4 0 0 0-6-.400l-3 3a4 4 0 0 0 5.700 5.700L12 17",
  undo: "M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3",
  redo: "m16 5 4 4-4 4m4-4H10a5.500 5.500 0 0 0 0 11h3",
  alert: "M12 8v5m0 3v.01M12 3.5 21.5 20h-19L12 3.500Z",
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that are mirrored in right-to-left text. */
const MIRRORED: ReadonlySet<IconName> = new Set(["left", "right", "bullets", "numbers", "quote", "undo", "redo"]);

/** An icon; decorative, since its control has a name. */
export function Icon({ name, size = 22, filled = false }: { name: IconName; size?: number; filled?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={MIRRORED.has(name) ? "shrink-0 rtl:-scale-x-100" : "shrink-0"}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
