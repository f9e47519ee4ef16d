import { cloudCollection } from '../kit/cloud-records.ts';
import type { RevisedRecord } from '../kit/owned-collection.ts';

export interface FlavorRecord extends RevisedRecord {
  readonly vcpus: number;
  /** MiB. */
  readonly ram: number;
  readonly swap: number;
  readonly traits: readonly string[];
}

export const flavorRecords = cloudCollection<FlavorRecord>('flavor');
