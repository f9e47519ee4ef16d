import type { Source } from '../repository.ts';
import { findings } from './lines.ts';

/** Text right before an end tag, with two letters in a row. Types and comparisons are never followed by one. */
const textBeforeEndTag = />\s*[^<>{}=;()`$]*\p{L}{2}[^<>{}=;()`$]*<\/[a-z]/gu;

/** An attribute a person reads or hears, written out. */
const spokenAttribute =
  /(?<![.@?\w-])(?:label|title|placeholder|alt|heading|hint|note|message|text|description|reason|aria-label|aria-description|confirm-?[lL]abel|cancel-?[lL]abel|disabled-?[rR]eason)=["'](?=[^"'{$]*\p{L}{2})[^"']*["']/gu;

/** English, or any language, in a template where words should come from a word file. */
export function wordsInTemplates(source: Source): string[] {
  const { path, text } = source;
  const plain = { path, text: withoutComments(text) };
  return [...findings(plain, textBeforeEndTag), ...findings(plain, spokenAttribute)];
}

/** Comments become spaces, so that lines keep their numbers. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
