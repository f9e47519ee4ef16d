/** Pixels of the window, as `getBoundingClientRect()` has them. */
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels between the toasts and what they rise above, and the window's upper edge. */
const GAP = 16;

/**
 * How far from the bottom of the window the toasts have to stand so that they hide no bar, in pixels; 0 where nothing
 * is in their way. Where there is no room above a bar they stay below: they must not leave the window.
 *
 * @param toasts Where they are when nothing is in their way.
 */
export function clearance(toasts: Edges, bars: readonly Edges[], windowHeight: number): number {
  const height = toasts.bottom - toasts.top;
  const lowestFirst = bars.toSorted((one, other) => other.bottom - one.bottom);
  let { bottom } = toasts;
  for (const bar of lowestFirst) {
    const isBeside = bar.right <= toasts.left || bar.left >= toasts.right;
    const isBelow = bar.top >= bottom + GAP;
    const isAbove = bar.bottom <= bottom - height;
    if (!isBeside && !isBelow && !isAbove) bottom = bar.top - GAP;
  }
  const isFree = bottom === toasts.bottom || bottom - height < GAP;
  return isFree ? 0 : windowHeight - bottom;
}
