export { createFormat, type Format, useFormat } from './format.ts';
export { directionOf, isLanguage, type Language, languages, nearestLanguage } from './languages.ts';
export { loadText, startText, switchLanguage, type Text, useLanguage, useText, type Values } from './text.ts';
export { defineWords, type KeyOf, type Words } from './words.ts';
