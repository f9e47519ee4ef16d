import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import { type DemoProjectName, demoProjectId, demoUserId } from '@skydeck/platform/testing';
import { type Account, accounts } from './fixtures.ts';
import type { TestPlatform } from './platform.ts';

/** What a journey finds in the object storage when it begins, made over the wire by the person who is signed in. */
export interface Storage {
  bucket(name: string): Promise<void>;
  /** An empty bucket. */
  remove(bucket: string): Promise<void>;
  put(bucket: string, key: string, content?: string | Buffer): Promise<void>;
  versioning(bucket: string): Promise<void>;
  /** Content, as text; null where there is nothing. */
  read(bucket: string, key: string): Promise<string | null>;
  /** Bytes; null where there is nothing. */
  size(bucket: string, key: string): Promise<number | null>;
  keys(bucket: string): Promise<string[]>;
  /** For a domain's administrator: lets somebody of the project in, or keeps them out. */
  setUserEnabled(account: Account, enabled: boolean): Promise<void>;
}

const ours = { 'X-Requested-With': 'XMLHttpRequest' };

/** In one of the person's projects. Sign in first. */
export async function storageOf(page: Page, project: DemoProjectName): Promise<Storage> {
  const entered = await page.request.post(`/api/v2/accounts/projects/${demoProjectId(project)}/auth/`, {
    headers: ours,
    data: {},
  });
  const { token } = (await entered.json()) as { token: string };
  const headers = { ...ours, 'X-Auth-Token': token };
  const at = (bucket: string, key = '', query = '') =>
    `/s3proxy/${bucket}${key === '' ? '' : `/${encodeURIComponent(key)}`}${query}`;

  async function request(method: string, path: string, data?: string | Buffer) {
    const answer = await page.request.fetch(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/octet-stream' },
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  }

  return {
    async setUserEnabled(account, enabled) {
      const path = `/api/v2/s3service/users/${demoUserId(accounts[account])}`;
      const answer = await page.request.put(path, { headers, data: { enabled } });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    bucket: (name) => request('PUT', at(name)),
    remove: (bucket) => request('DELETE', at(bucket)),
    put: (bucket, key, content = 'content') => request('PUT', at(bucket, key), content),
    versioning: (bucket) =>
      request(
        'PUT',
        at(bucket, '', '?versioning='),
        '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>',
      ),
    async read(bucket, key) {
      const answer = await page.request.get(at(bucket, key), { headers });
      return answer.ok() ? answer.text() : null;
    },
    async size(bucket, key) {
      const answer = await page.request.head(at(bucket, key), { headers });
      return answer.ok() ? Number(answer.headers()['content-length']) : null;
    },
    async keys(bucket) {
      const answer = await page.request.get(at(bucket, '', '?list-type=2&encoding-type=url'), { headers });
      const text = await answer.text();
      return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
        decodeURIComponent(key.replaceAll('+', ' ')),
      );
    },
  };
}

/**
 * Thousands of empty objects, written beside the server: each by itself, on the disk for good as the server does it, would
 * take minutes.
 */
export function fillBucket(platform: TestPlatform, bucket: string, keys: readonly string[]): void {
  const store = new DatabaseSync(platform.store);
  try {
    const insert = store.prepare(`insert into s3_objects
      (bucket, key, version_id, is_latest, is_marker, size, etag, modified_at, headers, tags)
      values (?, ?, 'null', 1, 0, 0, 'd41d8cd98f00b204e9800998ecf8427e', '2026-11-20T10:00:00.000Z', '{"plain":{},"meta":{}}', '{}')`);
    store.exec('begin immediate');
    for (const key of keys) insert.run(bucket, key);
    store.exec('commit');
  } finally {
    store.close();
  }
}

/** The rows of the folder that shows. */
export const files = (page: Page): Locator => page.getByRole('grid', { name: 'Files' });
export const fileLink = (page: Page, name: string): Locator => files(page).getByRole('link', { name, exact: true });

/** Opens the menu of a row and presses what it has. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
