/** The part of a list that is drawn: `from` is in it, `to` is not. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** So many options are drawn at first, and so many follow as the person comes near an end. */
export const partSize = 100;

/**
 * The part of a list of `count` that has the option at `active` in it, or -1 for none: as it was, if it can stay, and
 * otherwise `partSize` of them, so that a list that fits in one part is drawn whole.
 */
export function partWith(active: number, count: number, { from, to }: Part): Part {
  const isInside = active === -1 || (active >= from && active < to);
  const start = isInside ? from : Math.max(0, Math.min(active - partSize / 2, count - partSize));
  return { from: start, to: Math.min(count, isInside ? Math.max(to, partSize) : start + partSize) };
}

/** The part with more of the list at each end that the person came near. */
export function partWithMore({ from, to }: Part, count: number, near: { start: boolean; end: boolean }): Part {
  return {
    from: near.start ? Math.max(0, from - partSize) : from,
    to: near.end ? Math.min(count, to + partSize) : to,
  };
}
