import type { ObjectLockConfiguration } from '@aws-sdk/client-s3';
import { NotFound } from '@skydeck/contract';
import type { LockMode, Retention } from './facts.ts';
import { askS3 } from './send.ts';
import type { Setting } from './settings.ts';

/** What new objects of a bucket get; null: nothing. */
export interface DefaultRetention {
  readonly mode: LockMode;
  readonly unit: 'days' | 'years';
  readonly count: number;
}

/** Whether objects of a bucket can be locked, and how those that are written from now on are. */
export interface BucketLock {
  readonly isOn: boolean;
  readonly defaults: DefaultRetention | null;
}

/** Without an answer there is no lock. */
export function readLock(configuration: ObjectLockConfiguration | null): BucketLock {
  const { Mode: mode, Days, Years } = configuration?.Rule?.DefaultRetention ?? {};
  const isOn = configuration !== null;
  if (!mode) return { isOn, defaults: null };
  const period = Years ? ({ unit: 'years', count: Years } as const) : ({ unit: 'days', count: Days ?? 0 } as const);
  return { isOn, defaults: { mode, ...period } };
}

/** It cannot be turned off: whoever writes it has it on. */
export function writeLock({ defaults }: BucketLock): ObjectLockConfiguration {
  if (!defaults) return { ObjectLockEnabled: 'Enabled' };
  const { mode: Mode, unit, count } = defaults;
  const DefaultRetention = unit === 'years' ? { Mode, Years: count } : { Mode, Days: count };
  return { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention } };
}

const isNone = (error: unknown) => error instanceof NotFound && error.code === 'ObjectLockConfigurationNotFoundError';

export const lockSetting: Setting<BucketLock> = {
  read: (bucket) =>
    askS3(({ GetObjectLockConfigurationCommand }) => new GetObjectLockConfigurationCommand({ Bucket: bucket })).then(
      ({ ObjectLockConfiguration }) => readLock(ObjectLockConfiguration ?? null),
      (error: unknown) => {
        if (isNone(error)) return readLock(null);
        throw error;
      },
    ),
  write: (bucket, lock) =>
    askS3(
      ({ PutObjectLockConfigurationCommand }) =>
        new PutObjectLockConfigurationCommand({ Bucket: bucket, ObjectLockConfiguration: writeLock(lock) }),
    ),
};

/** null takes it away. `bypasses`: it may become shorter, where governance allows it. */
export async function writeRetention(
  bucket: string,
  key: string,
  retention: Retention | null,
  bypasses: boolean,
): Promise<void> {
  const Value = retention ? { Mode: retention.mode, RetainUntilDate: new Date(retention.until) } : {};
  await askS3(
    ({ PutObjectRetentionCommand }) =>
      new PutObjectRetentionCommand({
        Bucket: bucket,
        Key: key,
        Retention: Value,
        ...(bypasses && { BypassGovernanceRetention: true }),
      }),
  );
}

export async function writeLegalHold(bucket: string, key: string, isOn: boolean): Promise<void> {
  await askS3(
    ({ PutObjectLegalHoldCommand }) =>
      new PutObjectLegalHoldCommand({ Bucket: bucket, Key: key, LegalHold: { Status: isOn ? 'ON' : 'OFF' } }),
  );
}
