import assert from 'node:assert/strict';
import { test } from 'node:test';
import { session } from '../../../session/index.ts';
import { forget, isSameFile, memoryOf, uploadKeyOf, unfinishedIn } from './remembered.ts';

const KEY = 'skydeck.uploads';
const file = { size: 70_000_000, lastModified: 5 };

// spec: upload.reload
test('what an earlier page did not finish is known by project and bucket, until it is forgotten', async (t) => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, value: string) => void kept.set(key, value);
  Object.assign(globalThis, { localStorage: { getItem, setItem, removeItem: (key: string) => void kept.delete(key) } });
  t.after(() => Reflect.deleteProperty(globalThis, 'localStorage'));
  session.projectId = 'p1';
  const place = uploadKeyOf('b', 'reports/large.bin', file);
  const broken = { place: 'no JSON', uploadId: 'u0' };
  kept.set(KEY, JSON.stringify([{ place, uploadId: 'u1' }, broken, { place: 5 }]));

  const [found, ...others] = await unfinishedIn('b');
  assert.deepEqual(found, { place, uploadId: 'u1', key: 'reports/large.bin', ...file });
  assert.deepEqual(others, []);
  assert.deepEqual(
    [isSameFile(found, file), isSameFile(found, { ...file, lastModified: 6 }), isSameFile(found, { ...file, size: 1 })],
    [true, false, false],
  );
  assert.deepEqual(await unfinishedIn('other'), []);
  session.projectId = 'p2';
  assert.deepEqual(await unfinishedIn('b'), []);
  session.projectId = 'p1';

  const own = memoryOf(uploadKeyOf('b', 'own.bin', file));
  own.write('u2');
  assert.equal(own.read(), 'u2');
  assert.equal((await unfinishedIn('b')).length, 1, 'what this page began has its line among the transfers');

  forget(place);
  own.write(null);
  assert.deepEqual(await unfinishedIn('b'), []);
  assert.deepEqual(JSON.parse(kept.get(KEY) ?? '[]'), [broken]);
});
