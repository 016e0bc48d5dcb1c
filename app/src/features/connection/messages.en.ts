export const messages = {
  offline: "You are offline. Your cart is kept; we carry on as soon as you are connected.",
  unreachable: "The shop cannot be reached just now. Your cart and login are kept; we keep trying.",
  recovered: "The shop is back. Everything is up to date.",
  retry: "Try now",
};

export type Messages = typeof messages;
