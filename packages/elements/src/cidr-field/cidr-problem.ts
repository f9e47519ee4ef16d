import type { Flag } from '../core/field-element.js';
import type { CidrProblem, CidrRules, CidrVersion } from './cidr-field.rules.js';
import type { CidrFieldWords } from './words/en.js';

const flags: Record<CidrProblem['kind'], Flag> = {
  missing: 'valueMissing',
  unreadable: 'typeMismatch',
  wrongVersion: 'typeMismatch',
  prefixTooShort: 'rangeUnderflow',
  prefixTooLong: 'rangeOverflow',
  notNetwork: 'patternMismatch',
};

const examples: Record<CidrVersion, string> = { 4: '10.0.0.0/24', 6: 'fd00::/64', any: '10.0.0.0/24' };

/** The browser's name for a broken rule. */
export function flagOf(problem: CidrProblem | null): Flag | null {
  return problem && flags[problem.kind];
}

/** A broken rule in words. */
export function cidrProblemText({ kind }: CidrProblem, rules: CidrRules, words: CidrFieldWords): string {
  switch (kind) {
    case 'missing':
      return words.missing(examples[rules.version]);
    case 'unreadable':
      return words.unreadable(examples[rules.version]);
    case 'wrongVersion':
      return rules.version === '6' ? words.notVersion6 : words.notVersion4;
    case 'notNetwork':
      return words.notNetwork;
    default:
      return prefixText(rules, words);
  }
}

function prefixText({ minPrefix, maxPrefix }: CidrRules, words: CidrFieldWords): string {
  if (minPrefix === maxPrefix) return words.prefix(minPrefix);
  if (minPrefix <= 0) return words.prefixAtMost(maxPrefix);
  return Number.isFinite(maxPrefix) ? words.prefixBetween(minPrefix, maxPrefix) : words.prefixAtLeast(minPrefix);
}
