/** The result of a comparison: the number of equal cases, and the rules for the differences of the others. */
import { differences } from "./compare.mjs";
import { coverOf, RULES } from "./differences.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */

/** The compared parts of a case. */
const ASPECTS = ["accepted", "requests", "tokens", "attempts", "value", "error", "left"];

/**
 * The differences of a case: the rules that cover some, and those without a rule.
 * @param {Situation} situation
 */
export function judged(situation) {
  const { theirs, ours } = situation;
  const found = ASPECTS.flatMap((aspect) => differences(theirs[aspect], ours[aspect], aspect));
  const [rules, excuses] = [new Set(), new Set()];
  const uncovered = [];
  for (const difference of found) {
    const cover = coverOf(difference, situation);
    if (cover) {
      rules.add(cover.rule.id);
      excuses.add(cover.excuse);
    } else {
      uncovered.push(words(difference, situation));
    }
  }
  return { rules, excuses, uncovered };
}

export class Tally {
  cases = 0;
  equal = 0;
  intended = 0;
  /** Differences without a rule. */
  others = [];
  /** The number of cases that each rule covers. */
  covered = new Map(RULES.map(({ id }) => [id, 0]));
  /** The excuses in use. */
  #used = new Set();

  /**
   * Compares the recorded effects of a case.
   * @param {Situation} situation
   * @returns {string[]} what no rule covers
   */
  add(situation) {
    this.cases += 1;
    const { rules, excuses, uncovered } = judged(situation);
    if (rules.size === 0 && uncovered.length === 0) this.equal += 1;
    else if (uncovered.length === 0) this.intended += 1;
    for (const id of rules) this.covered.set(id, this.covered.get(id) + 1);
    for (const excuse of excuses) this.#used.add(excuse);
    this.others.push(...uncovered);
    return uncovered;
  }

  /** The unused excuses, which should be removed. */
  get idle() {
    return RULES.flatMap(({ id, excuses }) =>
      excuses.filter((excuse) => !excuse.mayBeIdle && !this.#used.has(excuse)).map(({ at }) => `${id} at ${at}`),
    );
  }

  toString() {
    const rules = [...this.covered].map(([id, count]) => `  ${String(count).padStart(6)} ${id}`);
    const { cases, equal, intended, others } = this;
    return [
      `${cases} cases: ${equal} equal, ${intended} intended differences, ${others.length} others`,
      "cases by rule:",
      ...rules,
    ].join("\n");
  }
}

function words({ at, theirs, ours }, { call, arguments: given, answer }) {
  return `${call}(${given}), answered ${answer}: ${at} is ${text(ours)}, theirs ${text(theirs)}`;
}

const text = (value) => (value === undefined ? "absent" : `${JSON.stringify(value) ?? String(value)}`.slice(0, 300));
