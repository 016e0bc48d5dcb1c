import { vi } from "vitest";

/** The platform's rules in memory. */
export function rulesInMemory(rules: Record<string, unknown>[]) {
  return vi.fn((address: string, settings?: RequestInit) => {
    const id = decodeURIComponent(/\/rules\/[^/]+\/(.+)$/.exec(address)?.[1] ?? "");
    const at = rules.findIndex((rule) => rule.id === id);
    if (settings?.method === "PUT") {
      const rule = { ...(JSON.parse(settings.body as string) as object), id };
      if (at < 0) rules.push(rule);
      else rules[at] = rule;
    }
    if (settings?.method === "DELETE") rules.splice(at, 1);
    return Promise.resolve(Response.json(id ? { rule: rules.find((rule) => rule.id === id) } : { rules }));
  });
}
