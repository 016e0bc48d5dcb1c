/** The versions of sessions in cookies. */
const versions = new WeakMap<object, () => string | undefined>();

/**
 * The version of a session in cookies, which changes with each login, logout and renewal; undefined for other sessions.
 */
export function versionOf(session: object): string | undefined {
  return versions.get(session)?.();
}

/** Registers a session's version reader. */
export function nameVersion(session: object, read: () => string | undefined): void {
  versions.set(session, read);
}
