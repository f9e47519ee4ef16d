import { askS3 } from './send.ts';

export interface BucketName {
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export async function listBuckets(): Promise<readonly BucketName[]> {
  const { Buckets = [] } = await askS3(({ ListBucketsCommand }) => new ListBucketsCommand({}));
  return Buckets.map(({ Name = '', CreationDate }) => ({ name: Name, createdAt: CreationDate?.toISOString() ?? '' }));
}

export const createBucket = (bucket: string) =>
  askS3(({ CreateBucketCommand }) => new CreateBucketCommand({ Bucket: bucket }));
export const deleteBucket = (bucket: string) =>
  askS3(({ DeleteBucketCommand }) => new DeleteBucketCommand({ Bucket: bucket }));

/** `off`: never switched on; `suspended`: what was kept stays, nothing is added. */
export type Versioning = 'on' | 'suspended' | 'off';

export async function readVersioning(bucket: string, signal?: AbortSignal): Promise<Versioning> {
  const { Status } = await askS3(
    ({ GetBucketVersioningCommand }) => new GetBucketVersioningCommand({ Bucket: bucket }),
    signal,
  );
  if (Status === 'Enabled') return 'on';
  return Status === 'Suspended' ? 'suspended' : 'off';
}

export async function switchVersioning(bucket: string, isOn: boolean): Promise<void> {
  const VersioningConfiguration = { Status: isOn ? 'Enabled' : 'Suspended' } as const;
  await askS3(
    ({ PutBucketVersioningCommand }) => new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration }),
  );
}
