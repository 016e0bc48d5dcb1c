import { useLocation } from "react-router";

/** What one page about logging in leaves for the next, with the history entry: a reload keeps it, an address never has it. */
export function useCarried(name: "email" | "stateToken" | "recoveryToken" | "approval"): string {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null) return "";
  const value = (state as Record<string, unknown>)[name];
  return typeof value === "string" ? value : "";
}
