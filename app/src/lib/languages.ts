/** The languages that the store has texts in, English first. */
export const TRANSLATED = ["en", "de", "ar"] as const;
export type Language = (typeof TRANSLATED)[number];
