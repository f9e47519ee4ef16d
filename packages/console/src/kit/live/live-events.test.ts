import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { get, type LiveEvent, page } from '@skydeck/contract';
import { string, type } from 'superstruct';
import { createEventDispatcher, type LiveEventDependencies } from './live-events.ts';
import { defineResource } from '../data/resource.ts';

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
  const dependencies: LiveEventDependencies = {
    resources: () => new Map([['thing', things]]),
    can: () => allowed,
    onUnknown: (event) => told.push(`no part of this page knows of ${event.type}`),
    onFailed: (resource, { object }) => told.push(`failed ${resource.label(object)}`),
    logUnusable: (why) => told.push(why),
  };
  const dispatchEvent = createEventDispatcher(dependencies);
  const emit = (operation: LiveEvent['operation'], object: unknown, kind = 'thing', channel = 'compute') =>
    dispatchEvent({ channel, type: kind, operation, object, id: 'a', request_id: null, seq: 1, at: '' });
  return { things, told, emit };
}

describe('the live table', () => {
  it('takes events to the collection of their resource', () => {
    const { things, emit, told } = open();
    emit('created', { id: 'a', name: 'one', newer: 'field' });
    assert.equal(things.items.state.items['a']?.name, 'one');
    emit('deleted', { id: 'a' });
    assert.equal(things.items.state.items['a'], undefined);
    assert.deepEqual(told, []);
  });

  // spec: live.channels
  it('passes over what is told on channels of other programs', () => {
    const { things, emit, told } = open();
    for (const channel of ['abgw', 'services', 'node_joined', 'from a newer server']) {
      emit('created', { id: 'a', name: 'one' }, 'thing', channel);
      emit('failed', { id: 'a' }, 'other', channel);
    }
    assert.deepEqual([told, { ...things.items.state.items }], [[], {}]);
  });

  // spec: live.failed
  it('tells of a failure', () => {
    const { emit, told } = open();
    emit('failed', { id: 'a', name: 'one' });
    assert.deepEqual(told, ['failed one']);
  });

  for (const [why, allowed, object, kind] of [
    ['no part of this page knows of other', true, { id: 'a', name: 'x' }, 'other'],
    ['may not be read', false, { id: 'a', name: 'x' }, 'thing'],
    ['cannot be read', true, { id: 'a' }, 'thing'],
  ] as const) {
    // spec: live.unknown
    it(`leaves the collection alone: ${why}`, () => {
      const { things, emit, told } = open(allowed);
      emit('updated', object, kind);
      assert.deepEqual(told, [why]);
      assert.deepEqual({ ...things.items.state.items }, {});
    });
  }
});
