import { icu } from "./icu";

export const messages = {
  offline: "You are offline. Check your connection and try again.",
  timedOut: "The shop took too long to respond. Please try again.",
  network: "The shop cannot be reached right now. Please try again in a moment.",
  unavailable: "The shop is having problems at the moment. Please try again shortly.",
  unknown: "Something went wrong. Please try again.",
  otherSession: "You logged in or out in the meantime, so this was not completed. Please try again.",
  busy: "Too many attempts. Please wait a moment and try again.",
  busyMinutes: icu<{ count: number }>(
    "{count, plural, one {Too many attempts. Try again in # minute.} other {Too many attempts. Try again in # minutes.}}",
  ),
  busySeconds: icu<{ count: number }>(
    "{count, plural, one {Too many attempts. Try again in # second.} other {Too many attempts. Try again in # seconds.}}",
  ),
  tryAgain: "Try again",
  request: (id: string) => `Reference ${id}`,
  fewer: "Decrease quantity",
  more: "Increase quantity",
};

export type Messages = typeof messages;
