import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { get, type LiveEvent, page } from '@skydeck/contract';
import { string, type } from 'superstruct';
import { createLive, type LiveWorld } from './live.ts';
import { defineResource } from './resource.ts';

const Thing = type({ id: string(), name: string() });

function open(allowed = true) {
  const things = defineResource({
    name: 'thing',
    subjects: { list: 'compute_routers', item: 'compute_routers_router' },
    event: { name: 'thing', object: Thing },
    api: { list: get('/things', page(Thing)), read: get('/things/{id}', Thing) as never },
    label: ({ name }: { name: string }) => name,
  });
  const told: string[] = [];
  const world: LiveWorld = {
    resources: () => new Map([['thing', things]]),
    can: () => allowed,
    unknown: (event) => told.push(`no part of this page knows of ${event.type}`),
    failed: (resource, { object }) => told.push(`failed ${resource.label(object)}`),
    odd: (why) => told.push(why),
  };
  const onEvent = createLive(world);
  const tell = (operation: LiveEvent['operation'], object: unknown, kind = 'thing') =>
    onEvent({ channel: 'compute', type: kind, operation, object, id: 'a', request_id: null, seq: 1, at: '' });
  return { things, told, tell };
}

describe('the live table', () => {
  it('takes events to the collection of their resource', () => {
    const { things, tell, told } = open();
    tell('created', { id: 'a', name: 'one', newer: 'field' });
    assert.equal(things.items.state.items['a']?.name, 'one');
    tell('deleted', { id: 'a' });
    assert.equal(things.items.state.items['a'], undefined);
    assert.deepEqual(told, []);
  });

  it('tells of a failure', () => {
    const { tell, told } = open();
    tell('failed', { id: 'a', name: 'one' });
    assert.deepEqual(told, ['failed one']);
  });

  for (const [why, allowed, object, kind] of [
    ['no part of this page knows of other', true, { id: 'a', name: 'x' }, 'other'],
    ['may not be read', false, { id: 'a', name: 'x' }, 'thing'],
    ['cannot be read', true, { id: 'a' }, 'thing'],
  ] as const) {
    it(`leaves the collection alone: ${why}`, () => {
      const { things, tell, told } = open(allowed);
      tell('updated', object, kind);
      assert.deepEqual(told, [why]);
      assert.deepEqual({ ...things.items.state.items }, {});
    });
  }
});
