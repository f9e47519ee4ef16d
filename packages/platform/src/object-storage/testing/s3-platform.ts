import type { TestContext } from 'node:test';
import type { NewS3Key } from '@skydeck/contract';
import type { DemoProjectName } from '../../identity/accounts/demo-accounts.ts';
import type { PlatformSettings } from '../../app/start/settings.ts';
import type { PlatformParts } from '../../app/start/start-platform.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../../app/testing/test-platform.ts';
import { createS3Client, type S3Client } from './s3-client.ts';

export interface S3Platform extends TestPlatform {
  /** A demo account in one of its projects, with a new key pair there. */
  enter(name: string, project: DemoProjectName): Promise<Entered>;
}

export interface Entered {
  readonly as: Signed;
  readonly key: NewS3Key;
  readonly s3: S3Client;
}

/** A platform whose object storage is used with keys. */
export async function openS3Platform(
  t: TestContext,
  settings: Partial<PlatformSettings> = {},
  parts: PlatformParts = {},
): Promise<S3Platform> {
  const test = await openTestPlatform(t, settings, parts);
  return {
    ...test,
    async enter(name, project) {
      const as = await test.signIn(name, project);
      const { status, json, text } = await test.call('/api/v2/s3service/keys', { method: 'POST', as, body: {} });
      if (status !== 200) throw new Error(`${name} got no key: ${text}`);
      const key = json as NewS3Key;
      const now = () => test.platform.internals.clock.now();
      return { as, key, s3: createS3Client({ url: test.platform.s3Url, key, now }) };
    },
  };
}
