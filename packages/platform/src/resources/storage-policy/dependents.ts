import type { Dependents } from '../kit/dependents.ts';
import { volumeRecords } from '../volume/records.ts';
import type { StoragePolicyRecord } from './records.ts';

/** A policy stays, under its name, while volumes use it. */
// spec: storage-policy.used
export const storagePolicyDependents: Dependents<StoragePolicyRecord> = {
  by: 'volumes',
  count: (tx, { name }) => volumeRecords.in(tx).count([{ field: 'storage_policy_name', equals: name }]),
  said: (name, many) => `'${name}' is used by ${many('volume')}`,
};
