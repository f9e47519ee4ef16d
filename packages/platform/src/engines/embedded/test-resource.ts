import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role, Task } from '@skydeck/contract';
import { accountsOf, projectIndexed } from '../../identity/accounts/documents.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { auditChanges } from '../../audit/audit-changes.ts';
import { createScope } from '../../identity/rights/create-scope.ts';
import { createMovableClock, type MovableClock } from '../../clock.ts';
import type { Scope } from '../../http/scope.ts';
import { openSealing } from '../../store/sealing.ts';
import { openTestFiles } from '../../app/testing/test-files.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import type { Store, StoredEvent } from '../../store/store.ts';
import { readTask } from '../../tasks/read-task.ts';
import { startRunner } from '../../tasks/runner.ts';
import { searchStore } from '../../resources/kit/search/define-search.ts';
import { emitChanges } from '../../resources/kit/emit-changes.ts';
import type { EmbeddedResource } from './embedded-resource.ts';

/** One resource in an embedded cloud that has no other. */
export interface TestResource<Port> {
  readonly engine: Port;
  /** People of two projects that know nothing of each other. */
  readonly one: Scope;
  readonly two: Scope;
  /** Sees all projects, changes nothing. */
  readonly reader: Scope;
  /** Type and operation of each event since the start. */
  readonly events: readonly string[];
  /** Names that the search of everything finds. */
  find(scope: Scope, text: string): Promise<readonly string[]>;
  /** A task that was started, when it has ended. */
  ended(taskId: string): Promise<Task>;
  /** To look behind the port. */
  readonly store: Store;
  readonly clock: MovableClock;
  close(): Promise<void>;
}

const scopeOf = (projectId: string | null, role: Role): Scope =>
  createScope({
    userId: stableId('user', role),
    userName: role,
    domainId: 'default',
    projectId,
    roles: [role],
    requestId: 'req-test',
  });

async function insertProjects(store: Store, names: readonly string[]): Promise<void> {
  await store.write(async (tx) => {
    for (const name of names) {
      const facts = { name, description: '', enabled: true, domain_id: 'default', created_at: tx.now.toISOString() };
      const project = { ...facts, id: stableId('project', name) };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
  });
}

export async function openTestResource<Port>(resource: EmbeddedResource<Port>): Promise<TestResource<Port>> {
  const { tasks = [], views = [], audited = [], search } = resource;
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-resource-'));
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const store = await openTestStore(join(folder, 'test.sqlite'), clock);
  await insertProjects(store, ['one', 'two']);
  auditChanges(store, audited);
  emitChanges(store, views);
  const observed: string[] = [];
  const told = ({ type, operation }: StoredEvent) => (type === 'task' ? [] : `${type} ${operation}`);
  store.onEvents((events) => observed.push(...events.flatMap(told)));
  const failures: unknown[] = [];
  const report = (error: unknown) => failures.push(error);
  const runner = await startRunner({ store, clock, definitions: tasks, report });
  return {
    engine: resource.open({ store, sealing: openSealing(folder), files: openTestFiles(folder), clock }),
    one: scopeOf(stableId('project', 'one'), 'project_admin'),
    two: scopeOf(stableId('project', 'two'), 'project_admin'),
    reader: scopeOf(null, 'viewer'),
    events: observed,
    async find(scope, text) {
      assert.ok(search, 'the search of everything finds it');
      return (await searchStore(store, search).find(scope, text, 20)).map(({ hit }) => hit.name);
    },
    async ended(taskId) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
    store,
    clock,
    async close() {
      await runner.stop();
      await store.close();
      await rm(folder, { recursive: true });
      assert.deepEqual(failures, []);
    },
  };
}
