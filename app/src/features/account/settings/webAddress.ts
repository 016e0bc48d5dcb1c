/** Whether a text is the address of something on the web, and not a script's. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);
}
