import assert from 'node:assert/strict';
import { test } from 'node:test';
import { object, optional, string, type } from 'superstruct';
import type { Client } from './client/index.ts';
import { encodeQuery, fillPath, get, page, remove, send, sendNoContent, unscoped } from './http.ts';
import { networkApi } from './network/index.ts';
import { routerApi } from './router/index.ts';
import { sessionApi } from './session/index.ts';

const Thing = type({ id: string() });
const ThingBody = object({ name: string(), note: optional(string()) });
const readThing = get('/things/{id}', Thing);
const createThing = send('POST', '/things', ThingBody, Thing);
const changeThing = send('PATCH', '/rooms/{room}/things/{id}', ThingBody, Thing);

// Never called: `tsc -p tsconfig.test.json` is what runs it.
export async function callsAreTyped(client: Client) {
  const thing: { id: string } = await client.call(readThing, { params: { id: '1' } });
  const nothing: null = await client.call(remove('/things/{id}'), { params: { id: thing.id } });
  const things: { id: string }[] = (await client.call(get('/things', page(Thing)))).data;
  await client.call(createThing, { body: { name: 'one' } });
  await client.call(changeThing, { params: { room: 'a', id: '1' }, body: { name: 'one', note: 'x' }, revision: 3 });
  await client.call(sendNoContent('POST', '/logout', null));
  await client.call(sessionApi.logout);
  await client.call(networkApi.remove, { params: { type: 'vxlan', id: '1' } });

  // @ts-expect-error -- the hole is called `id`
  await client.call(readThing, { params: { name: '1' } });
  // @ts-expect-error -- there is no second hole
  await client.call(readThing, { params: { id: '1', room: 'a' } });
  // @ts-expect-error -- one hole of two is left open
  await client.call(changeThing, { params: { id: '1' }, body: { name: 'one' } });
  // @ts-expect-error -- the hole is left open
  await client.call(readThing, {});
  // @ts-expect-error -- the hole is left open
  await client.call(readThing);
  // @ts-expect-error -- a value of a hole is a text
  await client.call(readThing, { params: { id: 1 } });
  // @ts-expect-error -- there is no hole
  await client.call(get('/things', Thing), { params: { id: '1' } });
  // @ts-expect-error -- there must be a body
  await client.call(createThing);
  // @ts-expect-error -- `name` is missing
  await client.call(createThing, { body: {} });
  // @ts-expect-error -- `name` is a text
  await client.call(createThing, { body: { name: 1 } });
  // @ts-expect-error -- `colour` is no field of the body
  await client.call(createThing, { body: { name: 'one', colour: 'red' } });
  // @ts-expect-error -- a GET has no body
  await client.call(readThing, { params: { id: '1' }, body: { name: 'one' } });
  // @ts-expect-error -- a DELETE has no body
  await client.call(remove('/things/{id}'), { params: { id: '1' }, body: { name: 'one' } });
  // @ts-expect-error -- nothing is told here
  await client.call(sessionApi.logout, { body: { name: 'one' } });
  // @ts-expect-error -- `mtu` is a number
  await client.call(networkApi.createPrivate, { body: { name: 'a', ipam_enabled: true, mtu: '1500' } });
  // @ts-expect-error -- a router has no `size`
  const { size } = await client.call(routerApi.read, { params: { id: '1' } });
  return [nothing, things, size];
}

test('an endpoint says what is sent, what comes back and whether it needs a scope', () => {
  assert.deepEqual(readThing, { method: 'GET', path: '/things/{id}', body: null, answer: Thing, unscoped: false });
  assert.deepEqual(createThing, { method: 'POST', path: '/things', body: ThingBody, answer: Thing, unscoped: false });
  assert.deepEqual(sendNoContent('PUT', '/x', ThingBody), {
    method: 'PUT',
    path: '/x',
    body: ThingBody,
    answer: null,
    unscoped: false,
  });
  assert.deepEqual(remove('/things/{id}'), {
    method: 'DELETE',
    path: '/things/{id}',
    body: null,
    answer: null,
    unscoped: false,
  });
  assert.deepEqual(unscoped(readThing), { ...readThing, unscoped: true });
  assert.equal(readThing.unscoped, false, 'the endpoint that was given stays as it was');
});

// spec: call.path
test('fillPath keeps each value inside its segment', async (context) => {
  const cases = [
    ['12', '/things/12/parts'],
    ['../users', '/things/..%2Fusers/parts'],
    ['../', '/things/..%2F/parts'],
    ['...', '/things/.../parts'],
    ['a/b?c#d', '/things/a%2Fb%3Fc%23d/parts'],
    ['a b', '/things/a%20b/parts'],
    ['%2e%2e', '/things/%252e%252e/parts'],
    ['{id}', '/things/%7Bid%7D/parts'],
    ['été', '/things/%C3%A9t%C3%A9/parts'],
  ] as const;
  for (const [id, path] of cases) {
    await context.test(id, () => {
      const filled = fillPath('/things/{id}/parts', { id });
      assert.equal(filled, path);
      assert.equal(new URL(filled, 'http://host').pathname.split('/').length, 4, 'no segment more, none less');
    });
  }
});

test('fillPath fills each hole with its own value', () => {
  assert.equal(fillPath('/networks/{type}/{id}', { id: '1', type: 'vxlan' }), '/networks/vxlan/1');
  assert.equal(fillPath('/networks', {}), '/networks');
});

test('fillPath refuses values that would change the number of segments', () => {
  for (const params of [{}, { id: '' }, { id: '.' }, { id: '..' }, { name: '1' }]) {
    assert.throws(() => fillPath('/things/{id}', params as Record<string, string>), TypeError, JSON.stringify(params));
  }
});

// spec: call.query
test('encodeQuery writes plain values as they are and the others as JSON', () => {
  const cases = [
    [{}, ''],
    [{ limit: 20, with_count: true, marker: 'a' }, 'limit=20&with_count=true&marker=a'],
    [{ name: 'contains:a&b=c' }, 'name=contains%3Aa%26b%3Dc'],
    [{ marker: undefined, limit: 1 }, 'limit=1'],
    [{ owner: null }, 'owner=null'],
    [{ zero: 0, off: false, none: '' }, 'zero=0&off=false&none='],
  ] as const;
  for (const [query, text] of cases) assert.equal(encodeQuery(query), text);
  const read = new URLSearchParams(encodeQuery({ filter: { name: 'é', in: [1, 2] }, ids: ['a', 'b'] }));
  assert.deepEqual(JSON.parse(read.get('filter') ?? ''), { name: 'é', in: [1, 2] });
  assert.deepEqual(JSON.parse(read.get('ids') ?? ''), ['a', 'b']);
});
