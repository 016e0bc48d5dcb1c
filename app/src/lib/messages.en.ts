import { icu } from "./icu";

export const messages = {
  offline: "You are offline. Nothing is lost: try again once you are connected.",
  timedOut: "The shop took too long to answer. Please try again.",
  network: "The shop cannot be reached right now. Please try again in a moment.",
  unavailable: "The shop has a problem at the moment. Please try again shortly.",
  unknown: "Something went wrong. Please try again.",
  otherSession: "Someone signed in or out meanwhile, so this was not done. Please try again.",
  busy: "That was a lot at once. Please wait a moment and try again.",
  busyMinutes: icu<{ count: number }>(
    "{count, plural, one {That was a lot at once. Please try again in # minute.} other {That was a lot at once. Please try again in # minutes.}}",
  ),
  busySeconds: icu<{ count: number }>(
    "{count, plural, one {That was a lot at once. Please try again in # second.} other {That was a lot at once. Please try again in # seconds.}}",
  ),
  tryAgain: "Try again",
  request: (id: string) => `Request ${id}`,
  fewer: "One fewer",
  more: "One more",
};

export type Messages = typeof messages;
