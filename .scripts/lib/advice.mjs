/** Advice for failures with a cause outside of the project: the next step, found by the failed command's output. */

/** @type {[RegExp, string][]} */
const CAUSES = [
  [
    /No space left on device|ENOSPC|os error 28|There is not enough space on the disk/,
    "The disk is full: a first start needs 4 GB. Free some, then run it again: it goes on where it stopped.",
  ],
  [
    /npm error (?:code (?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ERR_SOCKET_TIMEOUT)|network)|Could not resolve host|failed to download|spurious network error|could not download file|Temporary failure resolving/,
    "The network or a package registry did not answer. Run it again once it does: it goes on where it stopped.",
  ],
  [
    /printed nothing for .* was stopped/,
    "A hung network and another build's lock are the usual causes. Run it again: it goes on where it stopped.",
  ],
  [
    /was ended by SIGKILL|signal: 9, SIGKILL|out of memory|memory allocation of \d+ bytes failed/,
    "The system ended a command, mostly for want of memory: close other programs, or compile with one job (CARGO_BUILD_JOBS=1). Then run it again: it goes on where it stopped.",
  ],
];

/**
 * The advice for a failure, if its cause is known.
 * @param {string} text the output and the message of the failed command
 */
export const advice = (text) => CAUSES.find(([cause]) => cause.test(text))?.[1];
