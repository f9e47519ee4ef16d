import type { Method } from '@skydeck/contract';
import type { Answer, Call } from '../protocol/call.ts';
import type { Bucket } from '../storage/buckets.ts';

/** One operation of S3. The table in `index.ts` is the closed list of what is answered. */
export interface Operation {
  /** As AWS calls it: `PutObject`. */
  readonly name: string;
  readonly level: 'service' | 'bucket' | 'object';
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The query parameter that chooses it: `versioning`, or `list-type=2`; '' for none. */
  readonly sub: string;
  /** A header that chooses it. */
  readonly header?: string;
  /** What a bucket's policy calls it; '' for what no policy can open. */
  readonly action: string;
  /** What the caller's role must allow on object storage. */
  readonly may: Method;
  run(call: Call, bucket: Bucket): Promise<Answer>;
}

/** The same for what works without a bucket, or before there is one. */
export interface PlainOperation extends Omit<Operation, 'run'> {
  readonly isPlain: true;
  run(call: Call): Promise<Answer>;
}
