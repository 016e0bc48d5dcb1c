/** The checks of a page: WebAssembly, the page's origin, and hidden frames. */

import type { OAuthAuth } from "../auth/oauth.js";
import type { Seen } from "./finding.js";

/** An empty module: its magic number and version. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export function checkWebAssembly(): Seen {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
    return ["passed", "the page may compile it"];
  } catch (error) {
    return ["problem", error instanceof Error ? error.message : String(error)];
  }
}

/** Whether the host answers although the page cannot read its answer: then the page's origin is not allowed. */
export async function checkOrigin(base: string): Promise<Seen> {
  try {
    await fetch(base, { mode: "no-cors" });
    return ["problem", `${base} answers, and the page at ${location.origin} may not read the answers`];
  } catch {
    return ["unknown", "could not be checked: the host does not answer this browser at all"];
  }
}

/** The timeout of a hidden frame, in milliseconds. */
const FRAME_LIMIT_MS = 10_000;

/** Opens the platform's login page in a hidden frame, which reports that nobody is logged in, or a code. */
export async function checkFrames(auth: OAuthAuth): Promise<Seen> {
  const data = auth.generateOAuthData("");
  try {
    const { authUrl } = await auth.getAuthUrl(data, { prompt: "none", responseMode: "web_message" });
    return await answerOf(authUrl, data.state);
  } catch (error) {
    return ["unknown", `could not be checked: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function answerOf(address: string, state: string): Promise<Seen> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = address;
  return new Promise<Seen>((resolve) => {
    const { origin } = new URL(address);
    const onMessage = ({ source, data }: MessageEvent<{ state?: string } | null>): void => {
      if (source === frame.contentWindow && data?.state === state) end(["passed", `${origin} answers in a frame`]);
    };
    const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective.startsWith("frame-src") || effectiveDirective.startsWith("child-src")) {
        end(["problem", `the page's ${effectiveDirective} blocks ${blockedURI}`]);
      }
    };
    const timer = setTimeout(() => {
      end(["problem", `${origin} sent no answer from a frame within ${FRAME_LIMIT_MS / 1000} s`]);
    }, FRAME_LIMIT_MS);
    const end = (seen: Seen): void => {
      clearTimeout(timer);
      removeEventListener("message", onMessage);
      document.removeEventListener("securitypolicyviolation", onViolation);
      frame.remove();
      resolve(seen);
    };
    addEventListener("message", onMessage);
    document.addEventListener("securitypolicyviolation", onViolation);
    document.body.append(frame);
  });
}
