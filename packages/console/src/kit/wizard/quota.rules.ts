/** Of what a project may have in all: what it has, and what the open form would add. `limit` is null when there is none. */
export interface QuotaFacts {
  readonly used: number;
  readonly adding: number;
  readonly limit: number | null;
}

export interface QuotaShares {
  /** Percent of the limit. Both together are 100 at most: what goes beyond is not drawn. */
  readonly used: number;
  readonly adding: number;
}

const percentOf = (amount: number, limit: number) => (limit > 0 ? Math.min((amount / limit) * 100, 100) : 100);

/** How far a meter is filled; null where there is nothing to fill. */
export function sharesOf({ used, adding, limit }: QuotaFacts): QuotaShares | null {
  if (limit === null) return null;
  const share = used > 0 ? percentOf(used, limit) : 0;
  const more = adding > 0 ? percentOf(adding, limit) : 0;
  return { used: share, adding: Math.min(more, 100 - share) };
}

/** By how much it would be too much; 0 when it fits. */
export const excessOf = ({ used, adding, limit }: QuotaFacts): number =>
  limit === null ? 0 : Math.max(0, used + adding - limit);
