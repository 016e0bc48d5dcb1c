export const messages = {
  offline: "You are offline. Your cart is saved, and we will reconnect automatically.",
  unreachable: "The shop cannot be reached right now. Your cart and login are safe. We will keep trying.",
  recovered: "You are connected again. Everything is up to date.",
  retry: "Try now",
};

export type Messages = typeof messages;
