type Role = "none" | "visitor" | "member";

export interface FakeEvent {
  type: string;
  from?: Role;
  elsewhere?: boolean;
}

/** A session that a test decides about. */
export function fakeSession(role: Role = "visitor") {
  const listeners = new Set<(event: FakeEvent) => void>();
  return {
    role,
    /** In this page only: nothing that waits is kept for the next test. */
    place: null,
    subscribe(listener: (event: FakeEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Makes it someone else's, and says so. */
    become(next: Role, event: FakeEvent) {
      this.role = next;
      for (const listener of listeners) listener(event);
    },
  };
}
