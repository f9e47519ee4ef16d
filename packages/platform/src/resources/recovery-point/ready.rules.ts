import type { VolumeRecord } from '../volume/records.ts';
import { conflict, type Refusal } from '../../http/refusal.ts';

const ready: readonly string[] = ['available', 'in-use'];

/** Why no recovery point of a volume can be made now: it is busy or broken. null: one can be. */
export const whyNoPoint = ({ name, status }: Pick<VolumeRecord, 'name' | 'status'>): Refusal | null =>
  ready.includes(status) ? null : conflict('not_allowed_now', `The volume is ${status}`, { name, why: status });
