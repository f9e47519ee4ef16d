import type { Extent } from '../table/selection.rules.ts';

/** Why all that match cannot be selected now, or that they can: `null` where the page is not selected, or is all there is. */
export function matchingOffer(
  { extent, isMatching }: { readonly extent: Extent; readonly isMatching: boolean },
  { rows, count, most }: { readonly rows: number; readonly count: number; readonly most: number },
): 'all' | 'page' | 'too_many' | null {
  if (isMatching) return 'page';
  if (extent !== 'all' || count <= rows) return null;
  return count > most ? 'too_many' : 'all';
}
