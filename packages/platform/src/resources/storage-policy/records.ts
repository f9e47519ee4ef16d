import type { StoragePolicyBody } from '@skydeck/contract';
import { cloudCollection } from '../kit/cloud-records.ts';
import type { RevisedRecord } from '../kit/owned-collection.ts';

export interface StoragePolicyRecord extends RevisedRecord, Readonly<Required<Omit<StoragePolicyBody, 'name'>>> {}

export const storagePolicyRecords = cloudCollection<StoragePolicyRecord>('storage_policy');
