import assert from 'node:assert/strict';
import { it } from 'node:test';
import { connectClient } from '../../kit/data/client.ts';
import { readFlavors } from './flavors.ts';

it('who asks again within 600 ms is given the same answer, and who asks later a new one', async () => {
  const asked: string[] = [];
  let now = 0;
  connectClient({
    basePath: '',
    sessionId: () => null,
    scopedToken: () => 'token',
    timer: { now: () => now, after: () => () => {} },
    fetch: async (url) => {
      asked.push(String(url).replace(/\?.*$/, ''));
      return Response.json({ data: [], total_count: 0 });
    },
  });
  await Promise.all([readFlavors(), readFlavors()]);
  now = 599;
  await readFlavors();
  const once = [...asked];
  assert.deepEqual([once.length, new Set(once).size], [2, 2], 'flavors and profiles, each once');
  now = 600;
  await readFlavors();
  assert.deepEqual(asked, [...once, ...once]);
});
