import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { demoUserId } from '../../identity/accounts/demo-accounts.ts';
import { runCommand } from '../testing/run-command.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const signInWith = ({ call }: TestPlatform, password: string, username = 'jonas.lind') =>
  call('/api/v2/login', { method: 'POST', body: { username, password } });

/** What the log says that was done at the machine. */
async function doneAtTheMachine({ platform }: TestPlatform) {
  const rows = await platform.internals.store.read(({ tables }) =>
    tables.selectFrom('audit').selectAll().where('by_user_id', 'is not', null).execute(),
  );
  return rows.map(({ type, user_id, by_user_id, account, address }) => [type, user_id, by_user_id, account, address]);
}

// spec: operations.reset-password, spec: operations.operator
test('a new password is told once, lets in, and ends what the old one opened', async (t) => {
  const first = await openTestPlatform(t);
  const as = await first.signIn('jonas.lind');
  await first.platform.close();
  const { dataFolder } = first.settings;
  const { code, printed, complained } = await runCommand(dataFolder, 'reset-password', 'jonas.lind');
  assert.deepEqual([code, complained], [0, []]);
  const [, password = ''] =
    /^The password of jonas\.lind is (\S{24}) — it is shown only now\.$/.exec(printed[0] ?? '') ?? [];
  assert.notEqual(password, '');

  const next = await openTestPlatform(t, { dataFolder });
  assert.equal((await signInWith(next, 'Copper-Lantern-58')).status, 401);
  assert.equal((await signInWith(next, password)).status, 200);
  assert.equal((await next.call('/api/v2/accounts/whoami/', { as })).status, 401);
  const user = demoUserId('jonas.lind');
  assert.deepEqual(await doneAtTheMachine(next), [['password_reset', user, 'machine-operator', 'jonas.lind', '']]);
  const log = await next.call('/api/v2/audit_log?type=password_reset', { as: await next.signIn('admin') });
  assert.deepEqual(
    log.json.data.map(({ username, actor_id, details }: Record<string, unknown>) => [username, actor_id, details]),
    [['machine-operator', 'machine-operator', ['jonas.lind']]],
  );
  assert.ok(!log.text.includes(password));
});

// spec: operations.unlock, spec: operations.operator
test('an account that is locked signs in after it was unlocked, and keeps its password', async (t) => {
  const first = await openTestPlatform(t);
  for (let wrong = 0; wrong < 6; wrong += 1) await signInWith(first, 'wrong');
  assert.equal((await signInWith(first, 'Copper-Lantern-58')).status, 429);
  await first.platform.close();
  const { dataFolder } = first.settings;
  const { code, printed } = await runCommand(dataFolder, 'unlock', 'norrland-retail/jonas.lind');
  assert.deepEqual([code, printed], [0, ['The account norrland-retail/jonas.lind is unlocked.']]);

  const next = await openTestPlatform(t, { dataFolder });
  assert.equal((await signInWith(next, 'Copper-Lantern-58')).status, 200);
  const user = demoUserId('jonas.lind');
  assert.deepEqual(await doneAtTheMachine(next), [['account_unlocked', user, 'machine-operator', 'jonas.lind', '']]);
});

test('nobody is recovered who is not there, who signs in elsewhere, or where no data are', async (t) => {
  const { platform, settings } = await openTestPlatform(t);
  const { dataFolder } = settings;
  await platform.internals.store.write(({ tables }) =>
    tables.deleteFrom('credentials').where('user_id', '=', demoUserId('mia.hallberg')).execute(),
  );
  await platform.close();
  for (const [account, sentence] of [
    ['nobody', /^There is no account nobody, or several domains have one: name it as DOMAIN\/ACCOUNT\.$/],
    ['elsewhere/jonas.lind', /^There is no account elsewhere\/jonas\.lind/],
    ['mia.hallberg', /^The account mia\.hallberg has no password here: an identity provider signs it in\.$/],
  ] as const) {
    const { code, complained } = await runCommand(dataFolder, 'reset-password', account);
    assert.equal(code, 1);
    assert.match(complained.join('\n'), sentence);
  }
  const empty = tempFolder(t);
  const { code, complained } = await runCommand(join(empty, 'none'), 'unlock', 'admin');
  assert.deepEqual([code, complained], [1, [`There is no database in ${empty}/none.`]]);
  assert.deepEqual(readdirSync(empty), []);
});
