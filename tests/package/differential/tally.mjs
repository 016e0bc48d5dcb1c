/** What was compared, and what came of it. */
import { differences } from "./compare.mjs";
import { ruleOf, RULES } from "./differences.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */

/** What is compared of what was seen. */
const ASPECTS = ["requests", "tokens", "attempts", "value", "error", "left"];

export class Tally {
  cases = 0;
  equal = 0;
  intended = 0;
  /** Differences that no rule covers. */
  others = [];
  /** How many cases each rule covers something of. */
  covered = new Map(RULES.map(({ id }) => [id, 0]));

  /**
   * Compares what was seen of one case.
   * @param {Situation} situation
   * @returns {string[]} what no rule covers
   */
  add(situation) {
    this.cases += 1;
    const { theirs, ours } = situation;
    const found = ASPECTS.flatMap((aspect) => differences(theirs[aspect], ours[aspect], aspect));
    if (found.length === 0) {
      this.equal += 1;
      return [];
    }
    const rules = new Set();
    const uncovered = [];
    for (const difference of found) {
      const rule = ruleOf(difference, situation);
      if (rule) rules.add(rule.id);
      else uncovered.push(words(difference, situation));
    }
    for (const id of rules) this.covered.set(id, this.covered.get(id) + 1);
    if (uncovered.length === 0) this.intended += 1;
    else this.others.push(...uncovered);
    return uncovered;
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

const text = (value) => (value === undefined ? "absent" : JSON.stringify(value).slice(0, 300));
