import { asText } from './as-text.js';

/** The values of a text that separates them by commas: trimmed, without empty ones. */
export function listed(text: string): string[] {
  return asText(text)
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
