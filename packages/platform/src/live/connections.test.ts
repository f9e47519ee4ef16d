import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createScope } from '../identity/rights/create-scope.ts';
import { createConnections, type Connections } from './connections.ts';
import type { Member } from './membership.ts';

const memberOf = (userId: string, isFramed: boolean): Member => ({
  sessionHash: `session of ${userId}`,
  token: 'token',
  frame: isFramed ? { origin: 'https://shop.example', part: 'frame' } : null,
  scope: createScope({ userId, userName: userId, domainId: 'd', projectId: 'p', roles: ['viewer'], requestId: 'r' }),
});

function open() {
  const told: string[] = [];
  const connections = createConnections(1);
  const members = { anna: memberOf('anna', false), ben: memberOf('ben', true), nobody: null };
  for (const [name, member] of Object.entries(members)) {
    const tell = (what: string) => () => void told.push(`${name} ${what}`);
    connections.add({
      member,
      send: tell('send'),
      sendEvents: tell('events'),
      recheck: tell('recheck'),
      expire: tell('expire'),
      renewed: tell('renewed'),
      end: (why) => tell(why)(),
      close: tell('close'),
    });
  }
  return { connections, told };
}

const cases: readonly [string, (connections: Connections) => void, readonly string[]][] = [
  [
    'all look whether they have run out',
    ({ expireSlice }) => expireSlice(),
    ['anna expire', 'ben expire', 'nobody expire'],
  ],
  ['only those in frames', ({ expireFramed }) => expireFramed(), ['ben expire']],
  ['the end of a session', ({ ended }) => ended(['session of anna', 'another'], 'over'), ['anna over']],
  ['a renewed session', ({ renewed }) => renewed('a', 'b'), ['anna renewed', 'ben renewed', 'nobody renewed']],
  ['the rights of one', ({ rightsChanged }) => rightsChanged('ben'), ['ben recheck']],
  ['the rights of anybody', ({ rightsChanged }) => rightsChanged(null), ['anna recheck', 'ben recheck']],
];

for (const [name, act, expected] of cases)
  test(`${name} reaches the connections that it is about`, () => {
    const { connections, told } = open();
    act(connections);
    assert.deepEqual(told, expected);
  });

test('one that is closed hears of nothing', () => {
  const { connections, told } = open();
  for (const connection of connections.all) connections.remove(connection);
  connections.expireSlice();
  connections.rightsChanged(null);
  assert.deepEqual([told, connections.all.size], [[], 0]);
});
