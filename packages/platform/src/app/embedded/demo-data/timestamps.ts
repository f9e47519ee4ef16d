import type { Random } from '../../../engines/embedded/random.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** When things of a project were made: after the project itself, within the last year, before now. */
export function timestampsOf(project: { readonly created_at: string }, now: Date, random: Random) {
  const begin = Math.max(Date.parse(project.created_at), now.getTime() - YEAR);
  const between = (from: number, to: number) => new Date(Math.floor(from + random.next() * (to - from)));
  return {
    created: () => between(begin, now.getTime() - DAY),
    /** A change since: often there was none. */
    changed: (since: Date) => (random.chance(0.4) ? between(since.getTime(), now.getTime() - DAY / 24) : since),
  };
}
