/** Where the cursor goes with a key; undefined: the key is none of its. Charts run from left to right in every language. */
export function moveCursor(key: string, at: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return at === null ? last : Math.max(0, at - 1);
    case 'ArrowRight':
      return at === null ? last : Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    // A dialog around a chart without a cursor is to hear of it.
    case 'Escape':
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
