export const messages = {
  frame: "Check that you are a person: tick the box",
  ask: "One check before you go on",
  askText: "Tick the box to show that you are a person. If you cannot, continue on our hosted page instead.",
  askAgain: "That check was no longer good. Please do it once more.",
  tickFirst: "Tick the box below first.",
  unavailable: "This shop needs a check that it cannot show here. Please continue on the hosted page.",
};

export type Messages = typeof messages;
