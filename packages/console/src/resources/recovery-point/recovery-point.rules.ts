import { type RecoveryPoint, whyNotDeletePoint, whyNotRestorePoint } from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';

export const {
  statuses: pointStatuses,
  isKnownStatus,
  stateOf,
} = statesOf({
  available: 'healthy',
  creating: 'progress',
  restoring: 'progress',
  deleting: 'progress',
  error: 'error',
  error_deleting: 'error',
});

const asKey = <Reason extends string>(reason: Reason | false) => reason && (`blocked.${reason}` as const);

/** Each is a key of this folder's words, or false when nothing stands in the way (contract/src/recovery-point/rules.ts). */
export const whyNotRestore = (point: RecoveryPoint) => asKey(whyNotRestorePoint(point));
export const whyNotDelete = (point: RecoveryPoint) => asKey(whyNotDeletePoint(point));

/**
 * Of several, those that others build on go after the others: the server sees to the order. Only what would be left behind
 * with something that builds on it stays.
 */
export function whyNotDeleteAmong(point: RecoveryPoint, chosen: readonly RecoveryPoint[]) {
  const why = whyNotDelete(point);
  if (why !== 'blocked.dependents') return why;
  const ids = new Set([point.id]);
  // Points come newest first or in any order: as long as one is found, there may be more.
  for (let before = 0; before < ids.size;) {
    before = ids.size;
    // What is being deleted already is no dependent any more.
    for (const { id, parent_id, status } of chosen)
      if (status !== 'deleting' && parent_id !== null && ids.has(parent_id)) ids.add(id);
  }
  return ids.size - 1 < point.dependents_count && why;
}

/** Those that a point builds on, itself, and those that build on it, the oldest first. */
export function chainAround(point: RecoveryPoint, all: readonly RecoveryPoint[]): RecoveryPoint[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const chain: RecoveryPoint[] = [];
  for (let one = byId.get(point.id); one && !chain.includes(one); one = byId.get(one.parent_id ?? ''))
    chain.unshift(one);
  for (let at = chain.indexOf(byId.get(point.id) ?? point); at >= 0 && at < chain.length; at += 1)
    chain.push(...all.filter((one) => one.parent_id === chain[at]?.id && !chain.includes(one)));
  return chain;
}
