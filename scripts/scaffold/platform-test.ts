import type { ResourceNames } from './resource-names.ts';

/** The suite that each engine behind the port passes. */
export const engineTest = (names: ResourceNames) =>
  [imports(names), cloudType(names), openEmbedded(names), suite(names)].join('\n');

const imports = ({ one: { pascal, camel }, many }: ResourceNames) => `import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ${pascal}, type Task } from '@skydeck/contract';
import { accountsOf, projectIndexed } from '../../accounts/documents.ts';
import { stableId } from '../../accounts/stable-id.ts';
import { createScope } from '../../auth/create-scope.ts';
import { createMovableClock } from '../../clock.ts';
import { refusalOf } from '../../engines/embedded/test-cloud.ts';
import type { Scope } from '../../http/scope.ts';
import { openStore } from '../../store/store.ts';
import { createCancelSignal } from '../../tasks/cancel-signal.ts';
import { readTask } from '../../tasks/read-task.ts';
import { startRunner } from '../../tasks/runner.ts';
import { createEmbedded${many.pascal}, ${camel}Tasks } from './embedded.ts';
import type { ${pascal}Engine } from './port.ts';
import { ${camel}Search } from './search.ts';
`;

const cloudType = ({ one: { pascal }, many }: ResourceNames) => `interface Cloud {
  readonly ${many.camel}: ${pascal}Engine;
  /** People of two projects that know nothing of each other. */
  readonly one: Scope;
  readonly two: Scope;
  /** Type and operation of each event since the start. */
  readonly events: readonly string[];
  /** Names that the search of everything finds. */
  find(scope: Scope, text: string): Promise<readonly string[]>;
  /** A task that was started, when it has ended. */
  ended(taskId: string): Promise<Task>;
  close(): Promise<void>;
}
`;

const openEmbedded = ({ one: { camel, snake }, many }: ResourceNames) => `const scopeOf = (project: string): Scope =>
  createScope({
    userId: stableId('user', project), userName: project, domainId: 'default', projectId: stableId('project', project),
    roles: ['project_admin'], requestId: 'req-test',
  });

async function openEmbedded(): Promise<Cloud> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-${snake}-'));
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const store = await openStore(join(folder, 'test.sqlite'), clock);
  await store.write(async (tx) => {
    for (const name of ['one', 'two']) {
      const project = { id: stableId('project', name), name, description: '', enabled: true, domain_id: 'default', created_at: tx.now.toISOString() };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
  });
  const observed: string[] = [];
  store.onEvents((events) =>
    observed.push(...events.filter(({ type }) => type !== 'task').map(({ type, operation }) => \`\${type} \${operation}\`)));
  const failures: unknown[] = [];
  const runner = await startRunner({
    store, clock, definitions: ${camel}Tasks, cancels: createCancelSignal(), report: (error) => failures.push(error),
  });
  return {
    ${many.camel}: createEmbedded${many.pascal}(store), one: scopeOf('one'), two: scopeOf('two'), events: observed,
    async find(scope, text) {
      return (await ${camel}Search(store).find(scope, text, 20)).map(({ hit }) => hit.name);
    },
    async ended(taskId) {
      await runner.idle();
      const task = await store.read((tx) => readTask(tx.tables, taskId));
      assert.ok(task, 'the task is in the store');
      return task;
    },
    async close() {
      await runner.stop();
      await store.close();
      await rm(folder, { recursive: true });
      assert.deepEqual(failures, []);
    },
  };
}
`;

const suite = (names: ResourceNames) => `/** One suite for each engine behind the port. */
export function describe${names.one.pascal}Engine(name: string, open: () => Promise<Cloud>): void {
  describe(\`${names.many.words} of the \${name} engine\`, () => {
    let cloud: Cloud;
    beforeEach(async () => { cloud = await open(); });
    afterEach(() => cloud.close());

    const make = (label: string) => cloud.${names.many.camel}.create(cloud.one, { name: label });

${changeTests(names)}
${sightTests(names)}  });
}

describe${names.one.pascal}Engine('embedded', openEmbedded);
`;

const changeTests = ({
  one: { pascal, snake },
  many,
}: ResourceNames) => `    test('what was made is there, with every field of the model, and an event is emitted', async () => {
      const made = await make('first');
      assert.deepEqual(Object.keys(made).sort(), Object.keys(${pascal}.schema).sort());
      assert.deepEqual(await cloud.${many.camel}.read(cloud.one, made.id), made);
      assert.deepEqual(cloud.events, ['${snake} created']);
    });

    test('a change counts the revision up, and an old revision is refused', async () => {
      const made = await make('first');
      const changed = await cloud.${many.camel}.update(cloud.one, made.id, { name: 'second' }, made.revision_number);
      assert.deepEqual([changed.name, changed.revision_number], ['second', made.revision_number + 1]);
      const late = await refusalOf(cloud.${many.camel}.update(cloud.one, made.id, { name: 'third' }, made.revision_number));
      assert.equal(late.status, 412);
    });

    test('what was deleted is gone', async () => {
      const made = await make('first');
      await cloud.${many.camel}.remove(cloud.one, made.id);
      assert.equal((await refusalOf(cloud.${many.camel}.read(cloud.one, made.id))).status, 404);
      assert.deepEqual(cloud.events, ['${snake} created', '${snake} deleted']);
    });

    test('several are deleted by a task, which names those that stayed', async () => {
      const [goes, stays] = [await make('first'), await make('fail-409-delete-second')];
      const { task_id } = await cloud.${many.camel}.removeMany(cloud.one, [goes.id, stays.id]);
      const task = await cloud.ended(task_id);
      assert.deepEqual([task.name, task.result?.done], ['compute.${many.snake}.delete_many', [goes.id]]);
      assert.deepEqual(task.result?.errors?.map(({ id, name: label }) => [id, label]), [[stays.id, stays.name]]);
    });
`;

const sightTests = ({
  many,
}: ResourceNames) => `    test('the search of everything finds them by name, whoever may see them', async () => {
      const { id } = await make('first');
      assert.deepEqual(await cloud.find(cloud.one, 'irs'), ['first']);
      assert.deepEqual(await cloud.find(cloud.one, id.slice(0, 8)), ['first']);
      assert.deepEqual(await cloud.find(cloud.two, 'irs'), []);
    });

    test('another project neither sees nor changes it', async () => {
      const { id } = await make('first');
      assert.deepEqual((await cloud.${many.camel}.list(cloud.two, {})).data, []);
      for (const call of [
        cloud.${many.camel}.read(cloud.two, id), cloud.${many.camel}.update(cloud.two, id, { name: 'mine' }, null), cloud.${many.camel}.remove(cloud.two, id),
      ]) {
        assert.equal((await refusalOf(call)).status, 404);
      }
    });

    test('lists sort, search and filter', async () => {
      for (const label of ['beta', 'alpha', 'gamma']) await make(label);
      const names = async (query: Record<string, string>) =>
        (await cloud.${many.camel}.list(cloud.one, query)).data.map(({ name: label }) => label);
      assert.deepEqual(await names({ sort: 'name:asc' }), ['alpha', 'beta', 'gamma']);
      assert.deepEqual(await names({ search: 'amm' }), ['gamma']);
      assert.deepEqual(await names({ name: 'beta' }), ['beta']);
    });
`;
