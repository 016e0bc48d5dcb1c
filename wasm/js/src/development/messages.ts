/** Development messages: the requested URL, its answer, and the next step. */

import { wording } from "../core/errors.js";

wording.of = ({ message, explanation }) => (explanation === undefined ? message : `${message}: ${explanation}`);
