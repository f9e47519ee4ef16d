import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { localStore } from '../data/browser-store.ts';
import { itemsIn, type Recent, recents } from './recents.ts';

const KEY = 'skydeck.recents.jonas';
const place = (path: string): Recent => ({ kind: 'place', path });
const found = (id: string, scope: string | null = 'p'): Recent => ({
  kind: 'found',
  hit: { type: 'network', id, name: `net ${id}`, detail: '', project_id: 'p' },
  scope,
});

// spec: navigation.palette.recent
describe('recent places', () => {
  beforeEach(() => localStore.set(KEY, null));

  it('are none at first', () => assert.deepEqual(recents.read('jonas'), []));

  it('have the newest first, each once, and no more than twenty', () => {
    for (const path of ['/a', '/b', '/c', '/a']) recents.add('jonas', place(path));
    assert.deepEqual(recents.read('jonas'), [place('/a'), place('/c'), place('/b')]);
    for (let id = 0; id < 19; id += 1) recents.add('jonas', found(String(id)));
    const kept = recents.read('jonas');
    assert.deepEqual([kept.length, kept[0], kept.at(-1)], [20, found('18'), place('/a')]);
  });

  it('have the objects of each scope', () => {
    const mine = found('1');
    const elsewhere = found('2', null);
    assert.deepEqual(itemsIn([place('/a'), mine, elsewhere], 'p'), [mine]);
    assert.deepEqual(itemsIn([place('/a'), mine, elsewhere], null), [elsewhere]);
  });

  it('are each person’s own', () => {
    recents.add('jonas', place('/a'));
    assert.deepEqual(recents.read('mia'), []);
  });

  for (const kept of ['{', 'null', '7', '{"0":1}', '[null, 7, {"kind":"found"}, {"kind":"place"}]']) {
    it(`are none where the browser has ${kept}`, () => {
      localStore.set(KEY, kept);
      assert.deepEqual(recents.read('jonas'), []);
    });
  }
});
