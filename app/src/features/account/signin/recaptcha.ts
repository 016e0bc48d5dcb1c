import { language } from "../../../lib/language";
import type { CaptchaSource } from "./captchaPage";

/** The timeout of an invisible challenge, which a visitor may have to solve, or may close. */
const LIMIT_MS = 120_000;

interface Parameters {
  sitekey: string;
  size?: "invisible";
  theme?: "light" | "dark";
  callback: (token: string) => void;
  "error-callback": () => void;
}

/** The used part of the API of Google's script. */
interface Recaptcha {
  ready: (then: () => void) => void;
  render: (box: HTMLElement, parameters: Parameters) => number;
  execute: (widget: number) => unknown;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha & { enterprise?: Recaptcha };
  }
}

interface SiteKeys {
  captchaVisibleSiteKey: string;
  captchaInvisibleSiteKey: string;
}

/** Google's reCAPTCHA with the site's keys. Its script is loaded on demand. */
export function recaptcha(script: string, siteKeys: () => Promise<SiteKeys>): CaptchaSource {
  const ready = () => Promise.all([load(script), siteKeys()]);
  return {
    async silentToken() {
      const [api, { captchaInvisibleSiteKey }] = await ready();
      const box = document.createElement("div");
      document.body.append(box);
      try {
        return await new Promise<string | undefined>((resolve) => {
          setTimeout(resolve, LIMIT_MS, undefined);
          const widget = api.render(box, {
            sitekey: captchaInvisibleSiteKey,
            size: "invisible",
            callback: resolve,
            "error-callback": () => resolve(undefined),
          });
          api.execute(widget);
        });
      } finally {
        box.remove();
      }
    },
    show(box, onToken, onFailure) {
      let open = true;
      // The script renders into an element only once: each rendering gets a new one.
      const inner = document.createElement("div");
      box.append(inner);
      ready()
        .then(([api, { captchaVisibleSiteKey }]) => {
          if (!open) return;
          const scheme = getComputedStyle(box).colorScheme;
          const dark =
            scheme === "dark" || (scheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches);
          api.render(inner, {
            sitekey: captchaVisibleSiteKey,
            theme: dark ? "dark" : "light",
            callback: onToken,
            "error-callback": onFailure,
          });
        })
        .catch(() => {
          if (open) onFailure();
        });
      return () => {
        open = false;
        inner.remove();
      };
    },
  };
}

let loading: Promise<Recaptcha> | undefined;

/** Loads the script once; the next call retries a failed load. */
function load(script: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const element = document.createElement("script");
    const url = new URL(script);
    url.searchParams.set("render", "explicit");
    url.searchParams.set("hl", language);
    element.src = url.href;
    element.async = true;
    const fail = () => {
      element.remove();
      loading = undefined;
      reject(new Error("the captcha's script could not be loaded"));
    };
    element.onerror = fail;
    element.onload = () => {
      // The enterprise script has a namespace of its own.
      const api = window.grecaptcha?.enterprise ?? window.grecaptcha;
      if (api === undefined) fail();
      else api.ready(() => resolve(api));
    };
    document.head.append(element);
  });
  return loading;
}
