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
}

const gravity: readonly StateFamily[] = ['error', 'warning', 'unknown', 'progress', 'stopped', 'paused', 'healthy'];

export const worstOf = (states: readonly StateFamily[]): StateFamily =>
  gravity.find((state) => states.includes(state)) ?? 'unknown';

const stemOf = (name: string) => name.replace(/[-_.]?\d+$/, '') || name;

/** In the order of the servers; a group of one keeps its whole name. */
export function groupsOf(servers: readonly Server[]): ServerGroup[] {
  return [...Map.groupBy(servers, ({ name }) => stemOf(name))].map(([stem, members]) => ({
    name: members.length === 1 ? (members[0]?.name ?? stem) : stem,
    servers: members,
    state: worstOf(members.map(stateOfServer)),
  }));
}

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

/** What a network shows of its servers in the picture, and how long each chip is, in signs. */
export function chipsOf(servers: readonly Server[]) {
  const { shown, hidden } = mostPressing(groupsOf(servers), MOST_CHIPS);
  const texts = shown.map(({ name, servers: { length } }) => ({ name, times: length > 1 ? length : null }));
  const widths = texts.map(({ name, times }) => name.length + (times === null ? 0 : 2 + String(times).length));
  return { shown, hidden, widths: hidden > 0 ? [...widths, 2 + String(hidden).length] : widths };
}
