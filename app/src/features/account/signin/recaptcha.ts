import { language } from "../../../lib/language";
import type { CaptchaSource } from "./captchaPage";

/** The time limit of an invisible challenge, which a visitor may have to solve, or may close. */
const LIMIT_MS = 120_000;

interface Parameters {
  sitekey: string;
  size?: "invisible";
  theme?: "light" | "dark";
  callback: (token: string) => void;
  "error-callback": () => void;
}

/** The used part of the interface of Google's script. */
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

/** Google's reCAPTCHA, by the site's keys. Its script is loaded when a token is needed, and not before. */
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
      // The script fills an element once: each showing has its own.
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

/** Loads the script once; a load that failed is tried again with the next call. */
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
      // The enterprise script has its own name within the common one.
      const api = window.grecaptcha?.enterprise ?? window.grecaptcha;
      if (api === undefined) fail();
      else api.ready(() => resolve(api));
    };
    document.head.append(element);
  });
  return loading;
}
