/** Where a thing lies, in pixels. */
interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const middle = ({ left, right }: Bounds): number => (left + right) / 2;

/**
 * Which of several things lies in the next row below (`step` 1) or above (-1) one of them, nearest in a straight line.
 * How many there are in a row is up to the room there is. -1 when there is no such row.
 */
export function inNextRow(places: readonly Bounds[], at: number, step: 1 | -1): number {
  const from = places[at]!;
  const isBeyond = (place: Bounds): boolean => (step === 1 ? place.top >= from.bottom : place.bottom <= from.top);
  const beyond = places.filter(isBeyond);
  const edge = step === 1 ? Math.min(...beyond.map(({ top }) => top)) : Math.max(...beyond.map(({ top }) => top));
  const row = beyond.filter(({ top }) => top === edge);
  const distance = (place: Bounds): number => Math.abs(middle(place) - middle(from));
  const nearest = row.reduce<Bounds | undefined>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    undefined,
  );
  return nearest ? places.indexOf(nearest) : -1;
}
