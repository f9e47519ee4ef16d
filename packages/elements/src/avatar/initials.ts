import { asText } from '../core/as-text.js';

/** Scripts written without blanks between words: there the first sign stands for the name. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Scripts whose letters join: two initials side by side would be read as a word. */
const joined = /\p{Script=Arabic}/u;

/**
 * One or two letters that stand for a name: of the first and the last word. Of an e-mail address, of what is before the @.
 *
 * @param language By whose rule letters are made large: a Turkish "i" is "İ".
 */
export function initialsOf(name: string, language: string): string {
  const signs = new Intl.Segmenter(language, { granularity: 'grapheme' });
  const words = asText(name)
    .replace(/@\S*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .filter((word) => word !== undefined)
    .map((word) => firstOf(word, signs));
  const isOne = letters.some((letter) => unspaced.test(letter) || joined.test(letter));
  return letters
    .slice(0, isOne ? 1 : 2)
    .join('')
    .toLocaleUpperCase(language);
}

/** The first letter or digit: a bracket is none. */
function firstOf(word: string, signs: Intl.Segmenter): string {
  for (const { segment } of signs.segment(word)) if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  return '';
}
