import { TransportError } from "@cartwright/sdk";

/** The code that talks with the platform. When it cannot be had, the platform is as good as away. */
export async function loadPlatform() {
  try {
    return await import("./platform");
  } catch (cause) {
    throw new TransportError(
      { kind: "network", message: "the code that talks with the platform could not be loaded", retryable: true },
      { cause },
    );
  }
}
