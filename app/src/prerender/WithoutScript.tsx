import { t } from "@lingui/core/macro";
import type { Collection } from "../lib/catalog";
import { language, pathIn } from "../lib/language";

/** The `noscript` content of pages that are rendered in the browser: links to the prerendered ones. */
export function WithoutScript({ name, collections }: { name: string; collections: readonly Collection[] }) {
  const links = collections.map(({ slug, name: text }) => ({ path: `/collections/${slug}`, text }));
  return (
    <main className="shell py-14">
      <p>
        <a href={pathIn(language, "/")} className="font-display text-lg font-semibold">
          {name}
        </a>
      </p>
      <h1 className="mt-10 text-3xl">{t`This page needs JavaScript`}</h1>
      <p className="mt-4 max-w-prose text-soft">{t`Search, filters, your cart and your account need JavaScript. Without it, you can still browse everything we sell:`}</p>
      <ul className="mt-6">
        {[...links, { path: "/search", text: t`Shop everything` }].map(({ path, text }) => (
          <li key={path}>
            <a href={pathIn(language, path)} className="link inline-flex min-h-11 items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
