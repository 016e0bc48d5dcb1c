/** The mediator as an endpoint of Astro: copy it to `src/pages/session.js`, with `session.mjs` in `src`. */
import { mediator, optionsFrom } from "./session.mjs";

/** Rendered on demand: a prerendered answer cannot set cookies. */
export const prerender = false;

/** @param {{ request: Request }} context */
export const ALL = ({ request }) => mediator(optionsFrom(process.env))(request);
