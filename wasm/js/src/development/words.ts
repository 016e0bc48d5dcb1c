/** Longer messages while a program is developed: the address that was asked, its answer, and the next step. */

import { wording } from "../core/errors.js";

wording.of = ({ message, explanation }) => (explanation === undefined ? message : `${message}: ${explanation}`);
