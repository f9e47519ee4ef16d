import { cloudCollection } from '../kit/cloud-records.ts';
import type { RevisedRecord } from '../kit/owned-collection.ts';

export interface PlacementRecord extends RevisedRecord {
  readonly description: string;
  readonly isolated: boolean;
}

export const placementRecords = cloudCollection<PlacementRecord>('placement');
