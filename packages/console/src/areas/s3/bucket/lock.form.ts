import { type FieldProblems, problem } from '@skydeck/contract';
import { enums, object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';
import type { BucketLock } from '../wire/lock.ts';

export interface LockDraft {
  mode: 'none' | 'GOVERNANCE' | 'COMPLIANCE';
  count: string;
  unit: 'days' | 'years';
}

/** As many as the server takes. */
const most = { days: 36_500, years: 100 } as const;

function check({ mode, count, unit }: LockDraft): FieldProblems {
  if (mode === 'none' || (/^\d{1,6}$/.test(count) && Number(count) >= 1 && Number(count) <= most[unit])) return {};
  return { count: problem('out_of_range', 'Too few or too many', { least: 1, most: most[unit] }) };
}

/** What new objects of a bucket get, where objects can be locked at all. */
export const lockForm = formModel<LockDraft, BucketLock, BucketLock>({
  shape: object({ mode: enums(['none', 'GOVERNANCE', 'COMPLIANCE']), count: string(), unit: enums(['days', 'years']) }),
  check,
  blank: () => ({ mode: 'none', count: '30', unit: 'days' }),
  from: ({ defaults }) =>
    defaults
      ? { mode: defaults.mode, count: String(defaults.count), unit: defaults.unit }
      : { mode: 'none', count: '30', unit: 'days' },
  toBody: ({ mode, count, unit }) => ({
    isOn: true,
    defaults: mode === 'none' ? null : { mode, unit, count: Number(count) },
  }),
});
