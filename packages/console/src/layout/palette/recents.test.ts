import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { localStore } from '../../kit/data/browser-store.ts';
import { type Recent, recents } from './recents.ts';

const KEY = 'skydeck.recents.jonas';
const place = (path: string): Recent => ({ kind: 'place', path });
const found = (id: string): Recent => ({
  kind: 'found',
  hit: { type: 'network', id, name: `net ${id}`, detail: '', project_id: 'p' },
  scope: 'p',
});

// spec: navigation.palette.recent
describe('recent places', () => {
  beforeEach(() => localStore.set(KEY, null));

  it('are none at first', () => assert.deepEqual(recents.read('jonas'), []));

  it('have the newest first, each once, and no more than five', () => {
    for (const path of ['/a', '/b', '/c', '/a']) recents.add('jonas', place(path));
    assert.deepEqual(recents.read('jonas'), [place('/a'), place('/c'), place('/b')]);
    for (const id of ['1', '2', '3', '4']) recents.add('jonas', found(id));
    assert.deepEqual(recents.read('jonas'), [found('4'), found('3'), found('2'), found('1'), place('/a')]);
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
