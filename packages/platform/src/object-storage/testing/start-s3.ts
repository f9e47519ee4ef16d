import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import type { TestContext } from 'node:test';
import { type Child, startChild } from '../../app/testing/child-process.ts';
import { createS3Client, type S3Client } from './s3-client.ts';

export interface StartedS3 {
  readonly child: Child;
  readonly url: string;
  readonly s3: S3Client;
}

/** Starts a platform in a process of its own; what one before it left behind is swept when this resolves. */
export async function startS3(t: TestContext, dataFolder: string): Promise<StartedS3> {
  const child = await startChild(t, 'object-storage/testing/s3-process.ts', {
    SKYDECK_DATA: dataFolder,
    SKYDECK_PORT: '0',
  });
  const line = await child.line();
  assert.ok(line, 'it did not start');
  const { url, ...key } = JSON.parse(line);
  return { child, url, s3: createS3Client({ url, key, now: () => new Date() }) };
}

/** Names of all files in a folder, and in those in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
