import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '@skydeck/contract';
import { createScope } from '../identity/rights/create-scope.ts';
import type { StoredEvent } from '../store/events.ts';
import { isVisibleTo } from './visibility.ts';

const scope = (projectId: string | null, role: Role) =>
  createScope({ userId: 'u', userName: 'u', domainId: 'default', projectId, roles: [role], requestId: 'r' });
const event = (operation: string, project_id: string | null, owner: string): StoredEvent => ({
  seq: 1,
  at: '2026-03-04T08:00:00Z',
  channel: 'compute',
  type: 'network',
  operation,
  object_id: 'n',
  body: JSON.stringify({ id: 'n', project_id: owner }),
  project_id,
  domain_id: null,
  user_id: null,
  subject: 'compute_network_details',
  request_id: null,
});

test('the end of a sight is for the project that had it; the end of the thing is also for who sees all', () => {
  const lost = event('deleted', 'two', 'one');
  assert.equal(isVisibleTo(scope('two', 'project_admin'), lost), true);
  assert.equal(isVisibleTo(scope('one', 'project_admin'), lost), false);
  assert.equal(isVisibleTo(scope(null, 'superuser'), lost), false);
  assert.equal(isVisibleTo(scope(null, 'superuser'), event('deleted', 'one', 'one')), true);
  assert.equal(isVisibleTo(scope(null, 'superuser'), event('deleted', null, 'one')), true);
  assert.equal(isVisibleTo(scope(null, 'superuser'), event('updated', 'two', 'one')), true);
});

test('what is a domain’s is for its people, and for who sees all', () => {
  const of = (domain_id: string) => ({ ...event('updated', null, 'one'), domain_id });
  for (const [who, own, other] of [
    [scope('one', 'project_admin'), true, false],
    [scope(null, 'superuser'), true, true],
  ] as const)
    assert.deepEqual(
      [isVisibleTo(who, of('default')), isVisibleTo(who, of('elsewhere'))],
      [own, other],
      who.roles.join(),
    );
});
