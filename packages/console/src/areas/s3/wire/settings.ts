import {
  DeleteBucketCorsCommand,
  DeleteBucketLifecycleCommand,
  DeleteBucketPolicyCommand,
  GetBucketCorsCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketPolicyCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketPolicyCommand,
} from '@aws-sdk/client-s3';
import { Invalid, NotFound } from '@skydeck/contract';
import { type CorsRule, readCors, writeCors } from './cors.ts';
import { type LifecycleRule, readLifecycle, writeLifecycle } from './lifecycle.ts';
import { type Policy, readPolicy, writePolicy } from './policy.ts';
import { askS3 } from './send.ts';

/** What a bucket is told: a document that is not there until somebody writes it, and goes with the last of its rules. */
export interface Setting<Value> {
  readonly read: (bucket: string) => Promise<Value>;
  readonly write: (bucket: string, value: Value) => Promise<unknown>;
}

// Each setting has a code of its own for "there is none", and all are 404.
const isNone = (error: unknown) => error instanceof NotFound && error.code.startsWith('NoSuch');

const orNone = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (isNone(error)) return null;
    throw error;
  });

export const corsSetting: Setting<readonly CorsRule[]> = {
  read: async (bucket) => readCors((await orNone(askS3(new GetBucketCorsCommand({ Bucket: bucket }))))?.CORSRules),
  write: (bucket, rules) =>
    rules.length === 0
      ? askS3(new DeleteBucketCorsCommand({ Bucket: bucket }))
      : askS3(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: writeCors(rules) } })),
};

export const lifecycleSetting: Setting<readonly LifecycleRule[]> = {
  read: async (bucket) =>
    readLifecycle((await orNone(askS3(new GetBucketLifecycleConfigurationCommand({ Bucket: bucket }))))?.Rules),
  write: (bucket, rules) =>
    rules.length === 0
      ? askS3(new DeleteBucketLifecycleCommand({ Bucket: bucket }))
      : askS3(
          new PutBucketLifecycleConfigurationCommand({
            Bucket: bucket,
            LifecycleConfiguration: { Rules: writeLifecycle(rules) },
          }),
        ),
};

export const policySetting: Setting<Policy> = {
  async read(bucket) {
    const answer = await orNone(askS3(new GetBucketPolicyCommand({ Bucket: bucket })));
    const policy = readPolicy(answer?.Policy ?? '');
    if (!policy) throw new Invalid('The policy cannot be read', { code: 'policy_unreadable' });
    return policy;
  },
  write(bucket, policy) {
    const text = writePolicy(policy);
    return text === null
      ? askS3(new DeleteBucketPolicyCommand({ Bucket: bucket }))
      : askS3(new PutBucketPolicyCommand({ Bucket: bucket, Policy: text }));
  },
};
