import type { Server } from '@skydeck/contract';
import type { StateFamily } from '../../../kit/states.rules.ts';
import { stateOfServer } from '../../../resources/server/server.rules.ts';

/** Servers that do the same: `checkout-api-01` to `-07`. */
export interface ServerGroup {
  /** What their names have in common, or the name of the only one. */
  readonly name: string;
  readonly servers: readonly Server[];
  /** That of the one that needs a person most. */
  readonly state: StateFamily;
  /** How many are in each state, the calmest first. */
  readonly states: readonly { readonly state: StateFamily; readonly count: number }[];
}

const gravity: readonly StateFamily[] = ['error', 'warning', 'unknown', 'progress', 'stopped', 'paused', 'healthy'];

export const worstOf = (states: readonly StateFamily[]): StateFamily =>
  gravity.find((state) => states.includes(state)) ?? 'unknown';

const stemOf = (name: string) => name.replace(/[-_.]?\d+$/, '') || name;

/** In the order of the servers; a group of one keeps its whole name. */
export function groupsOf(servers: readonly Server[]): ServerGroup[] {
  return [...Map.groupBy(servers, ({ name }) => stemOf(name))].map(([stem, members]) => {
    const counts = countsOf(members.map(stateOfServer));
    return {
      name: members.length === 1 ? (members[0]?.name ?? stem) : stem,
      servers: members,
      state: counts.at(-1)?.state ?? 'unknown',
      states: counts,
    };
  });
}

const countsOf = (states: readonly StateFamily[]) =>
  gravity
    .toReversed()
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0);

/** Those that need a person first; as many as are shown, and how many servers are in the others. */
export function mostPressing(
  groups: readonly ServerGroup[],
  most: number,
): { readonly shown: readonly ServerGroup[]; readonly hidden: number } {
  const sorted = groups.toSorted((one, other) => gravity.indexOf(one.state) - gravity.indexOf(other.state));
  const hidden = sorted.slice(most).reduce((sum, { servers }) => sum + servers.length, 0);
  return { shown: sorted.slice(0, most), hidden };
}

const MOST_CHIPS = 5;

/** In signs: the number of all, or one for each state, with its shape. */
function widthOfCounts({ servers: { length }, states }: ServerGroup) {
  if (length === 1) return 0;
  if (states.length === 1) return 2 + String(length).length;
  return states.reduce((sum, { count }) => sum + 2 + String(count).length, 0);
}

/** What a network shows of its servers in the picture, and how long each chip is, in signs. */
export function chipsOf(servers: readonly Server[]) {
  const { shown, hidden } = mostPressing(groupsOf(servers), MOST_CHIPS);
  const widths = shown.map((group) => group.name.length + widthOfCounts(group));
  return { shown, hidden, widths: hidden > 0 ? [...widths, 2 + String(hidden).length] : widths };
}
