/** A list with commas: its entries without the space around them, and without empty ones (spec: value.list). */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
