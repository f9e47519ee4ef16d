import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { object, optional, string, type } from 'superstruct';
import type { Client } from './client/index.ts';
import { crudApi, itemApi, readApi, startMany } from './crud-api.ts';
import { type Endpoint, Ids, TaskRef } from './http.ts';

const Thing = type({ id: string() });
const ThingBody = object({ name: string() });
const ThingUpdate = object({ name: optional(string()) });
const structs = { item: Thing, create: ThingBody, update: ThingUpdate };
const things = { ...crudApi('/things', structs), polish: startMany('/things/polish') } as const;
const roomThings = itemApi('/rooms/{room}/things', structs);

// Never called: `tsc -p tsconfig.test.json` is what runs it.
export async function callsAreTyped(client: Client) {
  const thing: { id: string } = await client.call(things.read, { params: { id: '1' } });
  const list: { id: string }[] = (await client.call(things.list)).data;
  const task: { task_id: string } = await client.call(things.removeMany, { body: { ids: ['1'] } });
  await client.call(things.create, { body: { name: 'one' } });
  await client.call(things.update, { params: { id: '1' }, body: {}, revision: 3 });
  await client.call(things.polish, { body: { ids: ['1'] } });
  const nothing: null = await client.call(roomThings.remove, { params: { room: 'a', id: '1' } });
  const path: '/things/{id}' = things.update.path;

  // @ts-expect-error -- the hole is called `id`
  await client.call(things.read, { params: { name: '1' } });
  // @ts-expect-error -- the room is left open
  await client.call(roomThings.read, { params: { id: '1' } });
  // @ts-expect-error -- `name` is missing
  await client.call(things.create, { body: {} });
  // @ts-expect-error -- `colour` is no field of the body
  await client.call(things.update, { params: { id: '1' }, body: { colour: 'red' } });
  // @ts-expect-error -- they are not deleted together
  const { removeMany } = roomThings;
  return [thing, list, task, nothing, path, removeMany];
}

describe('the calls of a resource', () => {
  type Calls = Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>;
  const short = (api: Calls) => Object.entries(api).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
  const reading = ['list: GET /things', 'read: GET /things/{id}'];
  const single = ['create: POST /things', 'update: PATCH /things/{id}', 'remove: DELETE /things/{id}'];
  const cases: [string, Calls, string[]][] = [
    ['readApi', readApi('/things', Thing), reading],
    ['itemApi', itemApi('/things', structs), [...reading, ...single]],
    ['crudApi', crudApi('/things', structs), [...reading, ...single, 'removeMany: POST /things/delete']],
    ['startMany', { polish: things.polish }, ['polish: POST /things/polish']],
  ];
  for (const [name, api, expected] of cases) test(name, () => assert.deepEqual(short(api), expected));

  test('each reads and answers what the resource is made of', () => {
    assert.equal(things.read.answer, Thing);
    assert.deepEqual([things.create.body, things.create.answer], [ThingBody, Thing]);
    assert.deepEqual([things.update.body, things.update.answer], [ThingUpdate, Thing]);
    assert.deepEqual([things.remove.body, things.remove.answer], [null, null]);
    assert.deepEqual([things.removeMany.body, things.removeMany.answer], [Ids, TaskRef]);
    assert.ok(things.list.answer?.is({ data: [{ id: '1' }], next_marker: null }));
    assert.ok(Object.values(things).every(({ unscoped }) => !unscoped));
  });
});
