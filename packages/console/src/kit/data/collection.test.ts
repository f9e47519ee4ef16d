import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHandTimer } from '../../../test/hand-timer.ts';
import { type ListAnswer, createCollection } from './collection.ts';

interface Thing {
  id: string;
  name: string;
}
const thing = (id: string, name = id): Thing => ({ id, name });

/** A question whose answer the test gives when it likes. */
function question() {
  const { promise, resolve, reject } = Promise.withResolvers<ListAnswer<Thing>>();
  let asked = 0;
  return {
    load: () => {
      asked += 1;
      return promise;
    },
    answer: resolve,
    fail: reject,
    asked: () => asked,
  };
}

describe('a collection', () => {
  it('drops an answer that is older than an event', async () => {
    const things = createCollection<Thing>();
    const slow = question();
    const filled = things.fetchWindow('all', slow.load);
    things.applyEvent('updated', thing('a', 'new'));
    slow.answer({ data: [thing('a', 'old'), thing('b')], count: 2 });
    await filled;
    assert.equal(things.state.items['a']?.name, 'new');
    assert.deepEqual([...(things.state.windows['all']?.ids ?? [])], ['a', 'b']);
  });

  it('does not bring back what was deleted while the answer was under way', async () => {
    const things = createCollection<Thing>();
    await things.fetchWindow('all', async () => ({ data: [thing('a'), thing('b')], count: 12 }));
    const slow = question();
    const filled = things.fetchWindow('all', slow.load);
    things.applyEvent('deleted', thing('a'));
    slow.answer({ data: [thing('a'), thing('b')], count: 12 });
    await filled;
    assert.deepEqual([...(things.state.windows['all']?.ids ?? [])], ['b']);
    assert.equal(things.state.windows['all']?.count, 11);
  });

  it('keeps what a change is answered, of one that was there and of a new one', async () => {
    const things = createCollection<Thing>();
    things.applyEvent('updated', thing('a', 'old'));
    for (const id of ['a', 'b']) {
      assert.deepEqual(await things.mutate(async () => thing(id, 'changed')), thing(id, 'changed'));
      assert.equal(things.state.items[id]?.name, 'changed');
    }
  });

  it('does not take the answer to a change for newer than what the link told meanwhile', async () => {
    const things = createCollection<Thing>();
    things.applyEvent('updated', thing('a', 'before'));
    const answered = await things.mutate(async () => {
      things.applyEvent('updated', thing('a', 'ended'));
      return thing('a', 'begun');
    });
    assert.equal(answered.name, 'begun');
    assert.equal(things.state.items['a']?.name, 'ended');
    await things.mutate(async () => {
      things.applyEvent('deleted', thing('a'));
      return thing('a', 'begun');
    });
    assert.equal(things.state.items['a'], undefined);
  });

  it('keeps nothing of a change that was refused', async () => {
    const things = createCollection<Thing>();
    await assert.rejects(
      things.mutate(() => Promise.reject(new Error('refused'))),
      /refused/,
    );
    assert.deepEqual({ ...things.state.items }, {});
  });

  it('keeps the answer to the newer question, whichever comes last', async () => {
    const things = createCollection<Thing>();
    const first = question();
    const second = question();
    const one = things.fetchWindow('all', first.load);
    const two = things.fetchWindow('all', second.load);
    second.answer({ data: [thing('b')] });
    first.answer({ data: [thing('a')] });
    await Promise.all([one, two]);
    assert.deepEqual([...(things.state.windows['all']?.ids ?? [])], ['b']);
  });

  // spec: form.options.page
  it('adds the next page to a window, by the marker of the last one', async () => {
    const things = createCollection<Thing>();
    await things.fetchWindow('all', async () => ({ data: [thing('a'), thing('b')], next_marker: 'b' }));
    const markers: string[] = [];
    await things.fetchNext('all', async (marker) => {
      markers.push(marker);
      return { data: [thing('b'), thing('c')], next_marker: null };
    });
    const window = things.state.windows['all'];
    assert.deepEqual([[...(window?.ids ?? [])], window?.nextMarker, window?.phase], [['a', 'b', 'c'], null, 'ready']);
    await things.fetchNext('all', async () => assert.fail('there is none'));
    assert.deepEqual(markers, ['b']);
  });

  it('drops the next page when the window was fetched anew meanwhile, and keeps the rows when it cannot be read', async () => {
    const things = createCollection<Thing>();
    await things.fetchWindow('all', async () => ({ data: [thing('a')], next_marker: 'a' }));
    const slow = question();
    const next = things.fetchNext('all', slow.load);
    await things.fetchNext('all', async () => assert.fail('it is asked for already'));
    await things.fetchWindow('all', async () => ({ data: [thing('x')], next_marker: 'x' }));
    slow.answer({ data: [thing('b')] });
    await next;
    assert.deepEqual([...(things.state.windows['all']?.ids ?? [])], ['x']);
    await things.fetchNext('all', () => Promise.reject(new Error('away')));
    const window = things.state.windows['all'];
    assert.deepEqual([[...(window?.ids ?? [])], window?.nextMarker, window?.phase], [['x'], 'x', 'failed']);
  });

  it('keeps what was deleted while the next page was under way out of it', async () => {
    const things = createCollection<Thing>();
    await things.fetchWindow('all', async () => ({ data: [thing('a'), thing('b')], next_marker: 'b' }));
    const slow = question();
    const next = things.fetchNext('all', slow.load);
    things.applyEvent('deleted', thing('a'));
    things.applyEvent('deleted', thing('c'));
    slow.answer({ data: [thing('c'), thing('d')] });
    await next;
    assert.deepEqual([...(things.state.windows['all']?.ids ?? [])], ['b', 'd']);
  });

  it('ignores the failure of a question that is no longer asked', async () => {
    const things = createCollection<Thing>();
    const first = question();
    const one = things.fetchWindow('all', first.load);
    await things.fetchWindow('all', async () => ({ data: [thing('b')] }));
    first.fail(new Error('late'));
    await one;
    assert.equal(things.state.windows['all']?.phase, 'ready');
    assert.equal(things.state.windows['all']?.problem, null);
  });

  // spec: list.live.settle
  it('asks again once for many changes, and only for windows somebody looks at', () => {
    const { timer, advance } = createHandTimer();
    const things = createCollection<Thing>(timer);
    const seen = question();
    const left = question();
    things.follow('seen', seen.load);
    const leave = things.follow('left', left.load);
    leave();
    things.applyEvent('created', thing('x'));
    things.applyEvent('created', thing('y'));
    things.applyEvent('deleted', thing('z'));
    assert.equal(seen.asked(), 1);
    advance(150);
    assert.equal(seen.asked(), 2);
    assert.equal(left.asked(), 1);
  });

  // spec: list.live
  it('does not ask again for an update: the row changes in place', async () => {
    const { timer, advance, waiting } = createHandTimer();
    const things = createCollection<Thing>(timer);
    await things.fetchWindow('all', async () => ({ data: [thing('a')] }));
    things.applyEvent('updated', thing('a', 'renamed'));
    assert.equal(waiting(), 0);
    advance(1000);
    assert.equal(things.state.items['a']?.name, 'renamed');
  });

  it('keeps the rows while it asks again', async () => {
    const things = createCollection<Thing>();
    await things.fetchWindow('all', async () => ({ data: [thing('a')] }));
    const slow = question();
    void things.fetchWindow('all', slow.load);
    assert.equal(things.state.windows['all']?.phase, 'loading');
    assert.equal(things.state.windows['all']?.filled, true);
    assert.deepEqual([...(things.state.windows['all']?.ids ?? [])], ['a']);
  });

  it('forgets everything on reset, also an answer that is under way', async () => {
    const things = createCollection<Thing>();
    const slow = question();
    const filled = things.fetchWindow('all', slow.load);
    things.reset();
    slow.answer({ data: [thing('secret')] });
    await filled;
    assert.deepEqual({ ...things.state.items }, {});
  });
});
