export const messages = {
  frame: "Security check: tick the box",
  ask: "Security check",
  askText: "Tick the box to confirm that you are not a robot. If that does not work, continue on a separate page.",
  askAgain: "The check has expired. Please try again.",
  tickFirst: "Tick the box below first.",
  unavailable: "A security check is needed that cannot be shown here. Please continue on a separate page.",
};

export type Messages = typeof messages;
