import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { accountsOf, type DomainDocument, type UserDocument, userIndexed } from './documents.ts';
import { findUser } from './find-account.ts';

const domain = (id: string): DomainDocument => ({
  id,
  name: id,
  description: '',
  enabled: true,
  theme: null,
  created_at: '2026-11-21T08:00:00.000Z',
});

const user = (name: string, domain_id: string): UserDocument => ({
  id: randomUUID(),
  name,
  full_name: name,
  email: '',
  enabled: true,
  domain_id,
  system_permissions: [],
  domain_permissions: [],
  language: null,
  created_at: '2026-11-21T08:00:00.000Z',
});

async function openWith(t: TestContext, users: readonly UserDocument[]) {
  const store = await openTestStore(join(tempFolder(t), 'skydeck.db'));
  t.after(() => store.close());
  await store.write((tx) => accountsOf(tx).users.insertAll(users, userIndexed));
  return (name: string, domainId?: string) =>
    store.read(async (tx) => {
      const found = await findUser(tx, name, domainId === undefined ? null : domain(domainId));
      return found && `${found.name} ${found.domain_id}`;
    });
}

test('a name is found whatever its case; in its domain, or in all where there is one', async (t) => {
  const find = await openWith(t, [user('Mia', 'a'), user('mia', 'b'), user('Jonas', 'b')]);
  assert.equal(await find('MIA', 'a'), 'Mia a');
  assert.equal(await find('mia', 'b'), 'mia b');
  assert.equal(await find('mia', 'c'), null);
  assert.equal(await find('jonas'), 'Jonas b');
  assert.equal(await find('mia'), null, 'two of them');
});

test('a part of a name, or a pattern, is no name', async (t) => {
  const find = await openWith(t, [user('mia.hallberg', 'a'), user('50%', 'a')]);
  for (const said of ['mia', 'a', '%', 'mia_hallberg', 'mia.hallberg%', '']) assert.equal(await find(said), null, said);
  assert.equal(await find('50%'), '50% a');
});
