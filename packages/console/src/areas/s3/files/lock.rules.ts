import type { Retention } from '../wire/facts.ts';

/** `free`: anybody may who may lock; `bypass`: governance is broken by it; `refused`: by nobody. */
export type RetentionChange = 'none' | 'free' | 'bypass' | 'refused';

export const isInForce = (retention: Retention | null, now: number): retention is Retention =>
  retention !== null && Date.parse(retention.until) > now;

/** What putting one retention in the place of another takes, as `mayReplaceRetention` of the server has it (spec: s3.lock). */
export function retentionChange(old: Retention | null, next: Retention | null, now: number): RetentionChange {
  if (old?.mode === next?.mode && old?.until === next?.until) return 'none';
  if (!isInForce(old, now)) return 'free';
  if (next !== null && next.mode === old.mode && Date.parse(next.until) >= Date.parse(old.until)) return 'free';
  return old.mode === 'GOVERNANCE' ? 'bypass' : 'refused';
}
