/** Reads the version of each session. */
const versions = new WeakMap<object, () => string | undefined>();

/** The version of a session in cookies, another one after each login, logout and renewal; none of any other session. */
export function versionOf(session: object): string | undefined {
  return versions.get(session)?.();
}

/** Sets what reads the version of a session. */
export function nameVersion(session: object, read: () => string | undefined): void {
  versions.set(session, read);
}
