import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Task } from '@skydeck/contract';
import type { Scope } from '../http/scope.ts';
import type { CrudEngine } from '../http/crud-engine.ts';
import { refusalOf } from './test-refusals.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly revision_number: number;
}

/** What the suite needs of a cloud: the resource, and two projects that know nothing of each other. */
interface PlainCloud<Body> {
  readonly engine: CrudEngine<Item, Body, { readonly name?: string }>;
  readonly one: Scope;
  readonly two: Scope;
  /** Type and operation of each event since the start. */
  readonly events: readonly string[];
  find(scope: Scope, text: string): Promise<readonly string[]>;
  ended(taskId: string): Promise<Task>;
  close(): Promise<void>;
}

interface PlainResource<Body> {
  /** The contract's model: each of its fields must be answered. */
  readonly model: { readonly schema: Readonly<Record<string, unknown>> };
  /** The name of its event. */
  readonly event: string;
  /** The task that deletes several. */
  readonly task: string;
  /** What is sent to make one of a name. */
  readonly bodyOf: (name: string) => Body;
}

/** The suite of each engine behind the port of a resource of which only the name can change. */
export function describePlainEngine<Body>(
  title: string,
  { model, event, task, bodyOf }: PlainResource<Body>,
  open: () => Promise<PlainCloud<Body>>,
) {
  describe(title, () => {
    let cloud: PlainCloud<Body>;
    beforeEach(async () => {
      cloud = await open();
    });
    afterEach(() => cloud.close());

    const make = (label: string) => cloud.engine.create(cloud.one, bodyOf(label));

    test('what was made is there, with every field of the model, and an event is emitted', async () => {
      const made = await make('first');
      assert.deepEqual(Object.keys(made).toSorted(), Object.keys(model.schema).toSorted());
      assert.deepEqual(await cloud.engine.read(cloud.one, made.id), made);
      assert.deepEqual(cloud.events, [`${event} created`]);
    });

    test('a name of spaces is none', async () => {
      assert.deepEqual((await refusalOf(make('  '))).fields, { name: 'required' });
      assert.equal((await make(' first ')).name, 'first');
    });

    test('a change counts the revision up, and an old revision is refused', async () => {
      const made = await make('first');
      const changed = await cloud.engine.update(cloud.one, made.id, { name: 'second' }, made.revision_number);
      assert.deepEqual([changed.name, changed.revision_number], ['second', made.revision_number + 1]);
      const late = await refusalOf(cloud.engine.update(cloud.one, made.id, { name: 'third' }, made.revision_number));
      assert.equal(late.status, 412);
    });

    test('what was deleted is gone', async () => {
      const made = await make('first');
      await cloud.engine.remove(cloud.one, made.id);
      assert.equal((await refusalOf(cloud.engine.read(cloud.one, made.id))).status, 404);
      assert.deepEqual(cloud.events, [`${event} created`, `${event} deleted`]);
    });

    test('several are deleted by a task, which names those that stayed', async () => {
      const goes = await make('first');
      const stays = await cloud.engine.create(cloud.two, bodyOf('second'));
      const { task_id } = await cloud.engine.removeMany(cloud.one, { ids: [goes.id, stays.id] });
      const { name, result } = await cloud.ended(task_id);
      assert.deepEqual([name, result?.done], [task, [goes.id]]);
      assert.deepEqual(
        result?.errors?.map(({ id }) => id),
        [stays.id],
      );
    });

    test('all that match are deleted, of the own project alone and no more than was said', () =>
      deleteMatching(cloud, bodyOf));

    test('the search of everything finds them by name, whoever may see them', async () => {
      const { id } = await make('first');
      assert.deepEqual(await cloud.find(cloud.one, 'irs'), ['first']);
      assert.deepEqual(await cloud.find(cloud.one, id.slice(0, 8)), ['first']);
      assert.deepEqual(await cloud.find(cloud.two, 'irs'), []);
    });

    test('another project neither sees nor changes it', async () => {
      const { id } = await make('first');
      assert.deepEqual((await cloud.engine.list(cloud.two, {})).data, []);
      for (const call of [
        cloud.engine.read(cloud.two, id),
        cloud.engine.update(cloud.two, id, { name: 'mine' }, null),
        cloud.engine.remove(cloud.two, id),
      ]) {
        assert.equal((await refusalOf(call)).status, 404);
      }
    });

    test('lists sort, search and filter', async () => {
      for (const label of ['beta', 'alpha', 'gamma']) await make(label);
      const names = async (query: Record<string, string>) =>
        (await cloud.engine.list(cloud.one, query)).data.map(({ name }) => name);
      assert.deepEqual(await names({ sort: 'name:asc' }), ['alpha', 'beta', 'gamma']);
      assert.deepEqual(await names({ search: 'amm' }), ['gamma']);
      assert.deepEqual(await names({ name: 'beta' }), ['beta']);
    });
  });
}

// spec: list.bulk.matching
async function deleteMatching<Body>(
  { engine, one, two, ended }: PlainCloud<Body>,
  bodyOf: (name: string) => Body,
): Promise<void> {
  for (const name of ['web-1', 'web-2', 'db']) await engine.create(one, bodyOf(name));
  await engine.create(two, bodyOf('web-3'));
  const matching = { filters: { search: 'contains:web' }, count: 2 };
  const few = await refusalOf(engine.removeMany(one, { matching: { ...matching, count: 1 } }));
  assert.deepEqual([few.status, few.code, few.values], [409, 'selection_changed', { found: 2, count: 1 }]);
  const { result } = await ended((await engine.removeMany(one, { matching })).task_id);
  assert.equal(result?.done?.length, 2);
  const left = async (scope: Scope) => (await engine.list(scope, {})).data.map(({ name }) => name);
  assert.deepEqual([await left(one), await left(two)], [['db'], ['web-3']]);
}
