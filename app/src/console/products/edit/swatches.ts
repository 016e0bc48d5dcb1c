/** Options and modifiers whose choices are colours. */
export function hasSwatches({ render }: { render: string }): boolean {
  return render === "SWATCH_CHOICES";
}

/** The initial colour of a new choice. */
export const NEW_COLOR = "#808080";

/** A colour as a native colour field takes it. */
export function fieldColor(color: string): string {
  return /^#[\da-f]{6}$/i.test(color) ? color : NEW_COLOR;
}
