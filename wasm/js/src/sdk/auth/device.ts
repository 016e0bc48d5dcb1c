/** The device token, which lets a remembered device skip the second factor. The password is still required. */

const KEY = "cartwright-device";

/** Stores a login's device token. If the storage fails, the next login asks for the second factor. */
export function rememberDevice({ deviceToken }: { deviceToken?: string }): void {
  if (deviceToken !== undefined) {
    withStorage((storage) => {
      storage.setItem(KEY, deviceToken);
    });
  }
}

/** The client data of a login from a remembered device. */
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
