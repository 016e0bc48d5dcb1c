/** The mediator as an endpoint of Astro: to be copied to `src/pages/session.js`, with `session.mjs` in `src`. */
import { mediator, optionsFrom } from "./session.mjs";

/** Made for each request: a prerendered answer has no cookie. */
export const prerender = false;

/** @param {{ request: Request }} context */
export const ALL = ({ request }) => mediator(optionsFrom(process.env))(request);
