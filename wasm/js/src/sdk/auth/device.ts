/** The token that spares a remembered device the next second factor. It is no session: a password is still asked for. */

const KEY = "cartwright-device";

/** Keeps the token that a login gave, if it gave one. Where nothing can be kept, the factor is asked for again. */
export function rememberDevice({ deviceToken }: { deviceToken?: string }): void {
  if (deviceToken !== undefined) {
    withStorage((storage) => {
      storage.setItem(KEY, deviceToken);
    });
  }
}

/** Client data of a login from a remembered device. */
export function rememberedDevice(): { deviceToken: string } | undefined {
  const deviceToken = withStorage((storage) => storage.getItem(KEY));
  return deviceToken ? { deviceToken } : undefined;
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === "undefined" ? undefined : use(localStorage);
  } catch {
    // Storage is full, or forbidden.
    return undefined;
  }
}
