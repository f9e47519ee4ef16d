import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { object, optional, string, type } from 'superstruct';
import type { Client } from './client/index.ts';
import { crudApi, itemApi, readApi, startForParts, startMany } from './crud-api.ts';
import { problemsOf } from './errors.ts';
import { BulkSelection, bulkBody, type Endpoint, Ids, TaskRef } from './http.ts';
import { readRequest } from './requests/index.ts';

const Thing = type({ id: string() });
const ThingBody = object({ name: string() });
const ThingUpdate = object({ name: optional(string()) });
const structs = { item: Thing, create: ThingBody, update: ThingUpdate };
const things = {
  ...crudApi('/things', structs),
  polish: startMany('/things/polish'),
  wipe: startForParts('/things/wipe'),
} as const;
const roomThings = itemApi('/rooms/{room}/things', structs);

// Never called: `tsc -p tsconfig.test.json` is what runs it.
export async function callsAreTyped(client: Client) {
  const thing: { id: string } = await client.call(things.read, { params: { id: '1' } });
  const list: { id: string }[] = (await client.call(things.list)).data;
  const task: { task_id: string } = await client.call(things.removeMany, { body: { ids: ['1'] } });
  await client.call(things.create, { body: { name: 'one' } });
  await client.call(things.update, { params: { id: '1' }, body: {}, revision: 3 });
  await client.call(things.polish, { body: { ids: ['1'] } });
  await client.call(things.polish, { body: { matching: { filters: { status: 'in:DOWN' }, count: 3 } } });
  // @ts-expect-error -- parts have no list
  await client.call(things.wipe, { body: { matching: { filters: {}, count: 3 } } });
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
    ['startForParts', { wipe: things.wipe }, ['wipe: POST /things/wipe']],
  ];
  for (const [name, api, expected] of cases) test(name, () => assert.deepEqual(short(api), expected));

  test('each reads and answers what the resource is made of', () => {
    assert.equal(things.read.answer, Thing);
    assert.deepEqual([things.create.body, things.create.answer], [ThingBody, Thing]);
    assert.deepEqual([things.update.body, things.update.answer], [ThingUpdate, Thing]);
    assert.deepEqual([things.remove.body, things.remove.answer], [null, null]);
    assert.deepEqual([things.removeMany.body, things.removeMany.answer], [BulkSelection, TaskRef]);
    assert.equal(things.wipe.body, Ids);
    assert.ok(things.list.answer?.is({ data: [{ id: '1' }], next_marker: null }));
    assert.ok(Object.values(things).every(({ unscoped }) => !unscoped));
  });
});

// spec: list.bulk.matching
describe('the objects of a bulk call', () => {
  const matching = { filters: { search: 'contains:web' }, count: 2010 };
  const Painted = bulkBody({ colour: optional(string()) });
  const codesOf = (body: unknown) => {
    const [error] = Painted.validate(body);
    return error && Object.fromEntries(Object.entries(problemsOf(error)).map(([path, { code }]) => [path, code]));
  };
  const cases: [string, unknown, Record<string, string> | undefined][] = [
    ['are named', { ids: ['1'] }, undefined],
    ['are what matches', { matching, colour: 'red' }, undefined],
    ['are all of the list', { matching: { filters: {}, count: 10_000 } }, undefined],
    ['are never both', { ids: ['1'], matching }, { matching: 'not_both' }],
    ['are not left out', { colour: 'red' }, { ids: 'required' }],
    ['are no more than 10,000', { matching: { ...matching, count: 10_001 } }, { 'matching.count': 'out_of_range' }],
    ['have a number', { matching: { filters: {} } }, { 'matching.count': 'required' }],
    [
      'have no filter that is a list',
      { matching: { filters: { status: [] }, count: 1 } },
      { 'matching.filters.status': 'wrong_type' },
    ],
  ];
  for (const [name, body, codes] of cases) test(name, () => assert.deepEqual(codesOf(body), codes));

  test('are read tolerantly: a filter is a text, and what is null is left out', () =>
    assert.deepEqual(
      readRequest({ ids: null, matching: { filters: { shared: true, vlan_id: 12, name: null }, count: '3' } }, Painted),
      { matching: { filters: { shared: 'true', vlan_id: '12' }, count: 3 } },
    ));
});
