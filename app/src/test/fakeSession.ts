type Role = "none" | "visitor" | "member";

export interface FakeEvent {
  type: string;
  from?: Role;
  elsewhere?: boolean;
}

/** A session under a test's control. */
export function fakeSession(role: Role = "visitor") {
  const listeners = new Set<(event: FakeEvent) => void>();
  return {
    role,
    /** No storage: queued changes must not reach the next test. */
    place: null,
    subscribe(listener: (event: FakeEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Gives the session another role, and emits the event. */
    become(next: Role, event: FakeEvent) {
      this.role = next;
      for (const listener of listeners) listener(event);
    },
  };
}
