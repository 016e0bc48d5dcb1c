/**
 * The device tokens, by client id and login email: a token lets a remembered device skip the second factor. The
 * password is still required.
 */

/** The storage key, a hash that hides the email. */
function keyOf(clientId: string, address: string): string {
  const bytes = new TextEncoder().encode(`${clientId} ${address.trim().toLowerCase()}`);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619), 2_166_136_261);
  return `cartwright-device.${(hash >>> 0).toString(36)}`;
}

/** Stores a login's device token. If the storage fails, the next login asks for the second factor. */
export function rememberDevice(clientId: string, address: string, { deviceToken }: { deviceToken?: string }): void {
  if (deviceToken !== undefined) {
    withStorage((storage) => {
      storage.setItem(keyOf(clientId, address), deviceToken);
    });
  }
}

/** The client data of a login from a remembered device. */
export function rememberedDevice(clientId: string, address: string): { deviceToken: string } | undefined {
  const deviceToken = withStorage((storage) => storage.getItem(keyOf(clientId, address)));
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
