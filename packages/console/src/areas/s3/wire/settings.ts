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
  read: async (bucket) =>
    readCors(
      (await orNone(askS3(({ GetBucketCorsCommand }) => new GetBucketCorsCommand({ Bucket: bucket }))))?.CORSRules,
    ),
  write: (bucket, rules) =>
    rules.length === 0
      ? askS3(({ DeleteBucketCorsCommand }) => new DeleteBucketCorsCommand({ Bucket: bucket }))
      : askS3(
          ({ PutBucketCorsCommand }) =>
            new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: writeCors(rules) } }),
        ),
};

export const lifecycleSetting: Setting<readonly LifecycleRule[]> = {
  read: async (bucket) =>
    readLifecycle(
      (
        await orNone(
          askS3(
            ({ GetBucketLifecycleConfigurationCommand }) =>
              new GetBucketLifecycleConfigurationCommand({ Bucket: bucket }),
          ),
        )
      )?.Rules,
    ),
  write: (bucket, rules) =>
    rules.length === 0
      ? askS3(({ DeleteBucketLifecycleCommand }) => new DeleteBucketLifecycleCommand({ Bucket: bucket }))
      : askS3(
          ({ PutBucketLifecycleConfigurationCommand }) =>
            new PutBucketLifecycleConfigurationCommand({
              Bucket: bucket,
              LifecycleConfiguration: { Rules: writeLifecycle(rules) },
            }),
        ),
};

export const policySetting: Setting<Policy> = {
  async read(bucket) {
    const answer = await orNone(askS3(({ GetBucketPolicyCommand }) => new GetBucketPolicyCommand({ Bucket: bucket })));
    const policy = readPolicy(answer?.Policy ?? '');
    if (!policy) throw new Invalid('The policy cannot be read', { code: 'policy_unreadable' });
    return policy;
  },
  write(bucket, policy) {
    const text = writePolicy(policy);
    return text === null
      ? askS3(({ DeleteBucketPolicyCommand }) => new DeleteBucketPolicyCommand({ Bucket: bucket }))
      : askS3(({ PutBucketPolicyCommand }) => new PutBucketPolicyCommand({ Bucket: bucket, Policy: text }));
  },
};
