export { createFormat, type Format, useFormat } from './format.ts';
export { directionOf, isLanguage, type Language, languages, nearestLanguage } from './languages.ts';
export { loadText, startText, switchLanguage, useLanguage, useText } from './text.ts';
export type { Text, TextOf, Values } from './text-in.ts';
export { defineWords, type KeyOf, type Words } from './words.ts';
