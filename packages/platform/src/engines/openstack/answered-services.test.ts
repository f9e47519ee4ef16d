import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { CloudServiceState } from '@skydeck/contract';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { createMovableClock } from '../../clock.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import { readAnswered, watchServices } from './answered-services.ts';

const service = (name: string, state: CloudServiceState['state']): CloudServiceState => ({
  name,
  part_of: null,
  type: name,
  state,
  version: null,
  error: null,
  answered_at: null,
  resources: [],
});

test('a service that answers is noted every five minutes, one that does not keeps its time', async (t) => {
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const store = await openTestStore(join(tempFolder(t), 'test.sqlite'), clock);
  let services = [service('neutron', 'answers'), service('nova', 'answers'), service('cinder', 'missing')];
  const check = async () => ({ in_catalogue: 2, checked_at: '', services });
  const watch = watchServices({ store, clock, check }, (error) => assert.fail(String(error)));
  t.after(async () => {
    await watch.stop();
    await store.close();
  });
  clock.advance(300_000);
  await watch.idle();
  services = [service('neutron', 'answers'), service('nova', 'silent')];
  clock.advance(300_000);
  await watch.idle();
  assert.deepEqual(Object.fromEntries(await readAnswered(store)), {
    neutron: '2026-03-04T08:10:00.000Z',
    nova: '2026-03-04T08:05:00.000Z',
  });
});
