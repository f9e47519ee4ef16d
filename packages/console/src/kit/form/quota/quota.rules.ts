import type { QuotaNeeded } from '@skydeck/contract';

type QuotaFacts = Omit<QuotaNeeded, 'kind' | 'policy'>;

interface QuotaShares {
  /** Percent of the limit. Both together are 100 at most: what goes beyond is not drawn. */
  readonly used: number;
  readonly adding: number;
}

const percentOf = (amount: number, limit: number) => (limit > 0 ? Math.min((amount / limit) * 100, 100) : 100);

/** How far a meter is filled. */
export function sharesOf({ used, adding, limit }: QuotaFacts): QuotaShares {
  const share = used > 0 ? percentOf(used, limit) : 0;
  const more = adding > 0 ? percentOf(adding, limit) : 0;
  return { used: share, adding: Math.min(more, 100 - share) };
}

/** By how much it would be too much; 0 when it fits. */
export const excessOf = ({ used, adding, limit }: QuotaFacts): number => Math.max(0, used + adding - limit);
