import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type BackupPlan, type BackupPlanBody, presetSchedule, type RecoveryPoint, type Task } from '@skydeck/contract';
import { accountsOf, domainIndexed, projectIndexed } from '../../identity/accounts/documents.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { createMovableClock } from '../../clock.ts';
import { emitChanges } from '../kit/emit-changes.ts';
import { startScheduler } from '../../tasks/scheduler.ts';
import { type EngineHarness, type TestScopes, testOf } from '../../engines/test-cloud.ts';
import { type ObservedEvent, observeEvents } from '../../engines/test-events.ts';
import { collectFaults } from '../../engines/embedded/test-faults.ts';
import { scopeOf } from '../../engines/embedded/test-scope.ts';
import type { Background } from '../../tasks/background.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import type { Store } from '../../store/store.ts';
import { readTask } from '../../tasks/read-task.ts';
import { startRunner } from '../../tasks/runner.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { indexOf } from '../kit/owned-collection.ts';
import { createEmbeddedRecoveryPoints } from '../recovery-point/embedded/index.ts';
import type { RecoveryPointEngine } from '../recovery-point/port.ts';
import { createEmbeddedVolumes } from '../volume/embedded/index.ts';
import { plainVolume, type VolumeRecord, volumeRecords } from '../volume/records.ts';
import type { VolumeEngine } from '../volume/port.ts';
import { embeddedJobHandlers, embeddedTasks, embeddedViews } from '../../app/embedded/resources.ts';
import { createEmbeddedBackupPlans } from './embedded/index.ts';
import type { BackupPlanEngine } from './port.ts';

/** What the suites of backups need of any cloud. The schedules of its plans begin on Wednesday, 4 March 2026, at 08:00 UTC. */
export interface BackupCloud extends Pick<TestScopes, 'one' | 'two' | 'system' | 'reader'> {
  readonly plans: BackupPlanEngine;
  readonly points: RecoveryPointEngine;
  readonly volumes: VolumeEngine;
  /** The ids of new volumes of the first project. */
  addVolumes(...names: readonly string[]): Promise<string[]>;
  /** Its storage fails: the volume is in error. */
  breakVolume(id: string): Promise<void>;
  plan(body?: Partial<BackupPlanBody>): Promise<BackupPlan>;
  /** A run from beginning to end, asked for by hand. */
  runThrough(id: string): Promise<BackupPlan>;
  /** The recovery points of the first project, the oldest first. */
  pointsNow(): Promise<RecoveryPoint[]>;
  /** Moves the clock, and waits for what fell due. */
  advance(ms: number): Promise<void>;
  ended(taskId: string): Promise<Task>;
  drainEvents(): ObservedEvent[];
}

/** The same, with what is behind the ports. */
export interface EmbeddedBackups extends BackupCloud {
  changeVolume(id: string, changes: Partial<VolumeRecord>): Promise<void>;
  /** Nobody is there for so long; then the platform starts again. */
  sleepFor(ms: number): Promise<void>;
}

/** The embedded engine in the suites of backups. */
export const embeddedBackups: EngineHarness<EmbeddedBackups> = {
  engine: 'embedded',
  open: (t) => openEmbeddedBackups(testOf(t)),
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const projects = { one: stableId('project', 'one'), two: stableId('project', 'two') };

async function openEmbeddedBackups(t: TestContext): Promise<EmbeddedBackups> {
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const store = await openTestStore(join(tempFolder(t), 'test.sqlite'), clock);
  await seedProjects(store);
  const { report, assertInjected } = collectFaults();
  const jobHandlers = embeddedJobHandlers;
  const begin = () => startScheduler({ store, clock, jobHandlers, report });
  let background: Background = begin();
  const runner = await startRunner({
    store,
    clock,
    definitions: embeddedTasks,
    report,
  });
  emitChanges(store, embeddedViews);
  const drainEvents = observeEvents(store);
  t.after(async () => {
    await background.stop();
    await runner.stop();
    await store.close();
    assertInjected();
  });
  const [plans, points] = [createEmbeddedBackupPlans(store), createEmbeddedRecoveryPoints(store)];
  const one = scopeOf(projects.one, 'project_admin');
  const advance = async (ms: number) => {
    await background.idle();
    clock.advance(ms);
    await background.idle();
  };
  return {
    plans,
    points,
    volumes: createEmbeddedVolumes(store),
    one,
    two: scopeOf(projects.two, 'project_admin'),
    system: scopeOf(null, 'superuser'),
    reader: scopeOf(null, 'viewer'),
    advance,
    addVolumes: (...names) => store.silently(() => addVolumes(store, names)),
    breakVolume: (id) => store.silently(() => changeVolume(store, id, { status: 'error' })),
    changeVolume: (id, changes) => store.silently(() => changeVolume(store, id, changes)),
    plan: (body) => plans.create(one, { name: 'nightly', schedule: presetSchedule, ...body }),
    async runThrough(id) {
      await plans.run(one, id);
      await advance(HOUR);
      return plans.read(one, id);
    },
    pointsNow: async () => (await points.list(one, { limit: '-1', sort: 'created_at:asc' })).data,
    async ended(taskId) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
    drainEvents,
    async sleepFor(ms) {
      await background.stop();
      clock.advance(ms);
      background = begin();
      await background.idle();
    },
  };
}

/** Three points of one volume, each on the one before. */
export async function makeChain(cloud: BackupCloud) {
  const plan = await cloud.plan({ volumes: await cloud.addVolumes('ledger') });
  for (let run = 0; run < 3; run += 1) await cloud.runThrough(plan.id);
  const [first, second, third] = await cloud.pointsNow();
  assert.ok(first && second && third);
  return { plan, first, second, third };
}

const seedProjects = (store: Store) =>
  store.write(async (tx) => {
    const created_at = tx.now.toISOString();
    const domain = { id: 'default', name: 'Default', description: '', enabled: true, theme: null, created_at };
    await accountsOf(tx).domains.insert(domain, domainIndexed(domain));
    for (const [name, id] of Object.entries(projects)) {
      const project = { id, name, description: '', enabled: true, domain_id: 'default', created_at };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
  });

const addVolumes = (store: Store, names: readonly string[]): Promise<string[]> =>
  store.write(async (tx) => {
    const at = tx.now.toISOString();
    const volumes = names.map((name): VolumeRecord => ({
      ...plainVolume,
      id: stableId('volume', name),
      name,
      status: 'in-use',
      size: 10,
      storage_policy_name: 'default',
      revision_number: 0,
      project_id: projects.one,
      domain_id: 'default',
      created_at: at,
      updated_at: at,
    }));
    await volumeRecords.in(tx).insertAll(volumes, indexOf);
    return volumes.map(({ id }) => id);
  });

const changeVolume = (store: Store, id: string, changes: Partial<VolumeRecord>): Promise<void> =>
  store.write(async (tx) => {
    const volume = await volumeRecords.in(tx).get(id);
    assert.ok(volume);
    await volumeRecords.replace(tx, { ...volume, ...changes });
  });
