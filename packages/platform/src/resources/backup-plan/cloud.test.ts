import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { createMovableClock } from '../../clock.ts';
import { conflict } from '../../http/refusal.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import { startScheduler } from '../../tasks/scheduler.ts';
import { emitChanges } from '../kit/emit-changes.ts';
import type { BackupCloud, PlannedPoint, PlannedVolume } from './cloud.ts';
import { createPlanJobHandlers } from './job-handlers.ts';
import { type PlanRecord, planRecords, runRecords } from './records.ts';
import { advanceRun, requestRun } from './run.ts';
import { planViews, runViews } from './views.ts';

const planId = '00000000-0000-4000-8000-000000000001';
const at = '2026-03-04T08:00:00.000Z';
const owner = { project_id: 'p', domain_id: 'd', created_at: at };
const plan: PlanRecord = {
  ...owner,
  id: planId,
  name: 'nightly',
  description: '',
  status: 'scheduled',
  disabled: false,
  schedule: null,
  rotation: 3,
  next_run_at: null,
  last_run_id: null,
  started_at: null,
  ended_at: null,
  revision_number: 0,
  updated_at: at,
};
const volumes: readonly PlannedVolume[] = Array.from({ length: 7 }, (_, number) => ({
  id: `v${number}`,
  name: `volume ${number}`,
  project_id: 'p',
  backup_plans: [{ id: planId }],
}));

const pointOf = (facts: Pick<PlannedPoint, 'id' | 'volume_id'> & Partial<PlannedPoint>): PlannedPoint => ({
  run_id: null,
  backup_plan_id: planId,
  volume_name: '',
  status: 'available',
  progress: null,
  fail_reason: null,
  ...facts,
});

/** Three of each volume that are kept, and one that failed. */
const earlier = volumes.flatMap(({ id: volume_id }) => [
  ...[1, 2, 3].map((number) => pointOf({ volume_id, id: `${volume_id} ${number}` })),
  pointOf({ volume_id, id: `${volume_id} failed`, status: 'error' }),
]);

/** A cloud elsewhere, which is asked and tells much later what has become of it. */
function remoteCloud() {
  const points = new Map(earlier.map((point) => [point.id, point]));
  const asked: PlannedPoint[] = [];
  const cloud: BackupCloud = {
    volumes: {
      find: async (_, ids) => volumes.filter(({ id }) => ids.includes(id)),
      ofPlan: async () => volumes,
      connect: async () => {},
      disconnect: async () => {},
    },
    points: {
      async begin(_, { id: volume_id, name: volume_name }, { runId: run_id }) {
        if (volume_id === 'v5') throw conflict('not_allowed_now', 'The volume is in an error');
        const point = pointOf({ id: randomUUID(), run_id, volume_id, volume_name, status: 'creating', progress: 0 });
        points.set(point.id, point);
        asked.push(point);
        return point;
      },
      of: async (_, __, volumeId) => [...points.values()].filter(({ volume_id }) => volume_id === volumeId),
      drop: async (_, id) => void points.delete(id),
    },
  };
  return { cloud, asked, points };
}

async function openRun(t: TestContext) {
  const clock = createMovableClock(new Date(at));
  const store = await openTestStore(join(tempFolder(t), 'test.sqlite'), clock);
  emitChanges(store, [planViews, runViews]);
  const remote = remoteCloud();
  const { cloud } = remote;
  const scheduler = startScheduler({
    store,
    clock,
    jobHandlers: createPlanJobHandlers(cloud),
    report: (error) => assert.fail(String(error)),
  });
  t.after(async () => {
    await scheduler.stop();
    await store.close();
  });
  await store.write(async (tx) => {
    await planRecords.insert(tx, plan);
    await requestRun(cloud, tx, plan, { trigger: 'manual', scheduledFor: null });
  });
  await scheduler.idle();
  return {
    ...remote,
    tell(point: PlannedPoint, what: Partial<PlannedPoint>) {
      const now = { ...point, ...what };
      remote.points.set(point.id, now);
      return store.write((tx) => advanceRun(cloud, tx, now, tx.now));
    },
    read: () =>
      store.read(async (tx) => {
        const [run] = await runRecords.in(tx).all();
        assert.ok(run);
        return { run, plan: await planRecords.in(tx).get(planId) };
      }),
  };
}

// spec: backup-plan.run
test('a plan runs in a cloud elsewhere: it asks for as many points as it may, and goes on when one is told of', async (t) => {
  const { asked, points, tell, read } = await openRun(t);
  assert.deepEqual(
    asked.map(({ volume_id }) => volume_id),
    ['v0', 'v1', 'v2', 'v3'],
  );
  const [first, second, third, fourth] = asked as [PlannedPoint, PlannedPoint, PlannedPoint, PlannedPoint];
  await tell(first, { progress: 50 });
  assert.equal((await read()).run.active.find(({ point_id }) => point_id === first.id)?.progress, 50);
  await tell(first, { status: 'available', progress: null });
  await tell(second, { status: 'error', progress: null, fail_reason: 'volume_unreadable' });
  // The next but one was refused: the one after it has its place.
  assert.deepEqual(
    asked.slice(4).map(({ volume_id }) => volume_id),
    ['v4', 'v6'],
  );
  for (const point of [third, fourth, ...asked.slice(4)]) await tell(point, { status: 'available', progress: null });
  const { run, plan: ended } = await read();
  assert.deepEqual([run.status, run.done_count, run.rotated_count, ended?.status], ['partial', 5, 5, 'completed']);
  assert.deepEqual(
    run.failures.map(({ volume_id, err_code }) => [volume_id, err_code]),
    [
      ['v1', 'volume_unreadable'],
      ['v5', 'not_allowed_now'],
    ],
  );
  // What could be kept of none stays as it was, but for the failure before.
  assert.deepEqual(
    earlier.filter(({ id }) => !points.has(id)).map(({ id }) => id),
    [
      'v0 1',
      'v0 failed',
      'v1 failed',
      'v2 1',
      'v2 failed',
      'v3 1',
      'v3 failed',
      'v4 1',
      'v4 failed',
      'v6 1',
      'v6 failed',
    ],
  );
});
