/** Development messages: the requested URL, its answer, the next step, and the stack of a call's caller. */

import { development } from "../core/errors.js";

development.messageOf = ({ message, explanation }) =>
  explanation === undefined ? message : `${message}: ${explanation}`;
development.hasStacks = true;
