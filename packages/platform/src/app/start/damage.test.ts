import assert from 'node:assert/strict';
import { closeSync, existsSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { demoDomainId, demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { openS3Platform } from '../../object-storage/testing/s3-platform.ts';
import { isDamaged } from '../../store/disk-faults.ts';
import { checkDatabase } from './check-database.ts';

/** Overwrites the first page of a table, as a disk does that lost power while it wrote. */
function damage(file: string, table: string): void {
  const database = new Database(file, { readonly: true });
  const size = Number(database.pragma('page_size', { simple: true }));
  const page = Number(database.prepare('select rootpage from sqlite_master where name = ?').pluck().get(table));
  database.close();
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(opened);
}

async function stoppedPlatform(t: TestContext) {
  const { platform, settings, call, enter } = await openS3Platform(t);
  // Rows that lists find by an index, and read where the table is.
  const { as, s3 } = await enter('jonas.lind', 'payments-prod');
  assert.equal((await s3.call('POST', 'payments-exports', 'begun', { query: { uploads: '' } })).status, 200);
  const body = { name: 'backup', access: 'read', project_id: demoProjectId('payments-prod'), days: 30 };
  const { status, text } = await call('/api/v2/accounts/tokens', { method: 'POST', as, body });
  assert.equal(status, 200, text);
  await platform.close();
  const { dataFolder } = settings;
  return { dataFolder, file: join(dataFolder, 'skydeck.db'), pid: join(dataFolder, 'skydeck.pid') };
}

// spec: data.damage
test('damaged pages are found beside the start, and what lies on them says so wherever it is asked for', async (t) => {
  const { dataFolder, file, pid } = await stoppedPlatform(t);
  for (const table of ['api_tokens', 's3_uploads']) damage(file, table);
  // Whoever worked here last was cut off.
  writeFileSync(pid, '1\n');
  const { platform, call, enter } = await openS3Platform(t, { dataFolder });
  const { as, s3 } = await enter('jonas.lind', 'payments-prod');
  const faults = await platform.internals.check.faults;
  assert.deepEqual(new Set(faults.map((fault) => fault.split(':')[0])), new Set(['api_tokens', 's3_uploads']));

  const { status, json } = await call('/api/v2/accounts/tokens', { as });
  assert.deepEqual([status, json.error.err_code], [500, 'damaged']);
  const uploads = await s3.call('GET', 'payments-exports', '', { query: { uploads: '' } });
  assert.deepEqual([uploads.status, uploads.one('Code')], [500, 'DataDamaged']);
  assert.equal((await s3.call('GET', 'payments-exports', 'README.txt')).status, 200);
});

test('a row that is not what was written is damage, and no wrong request', async (t) => {
  const { dataFolder, file } = await stoppedPlatform(t);
  const database = new Database(file);
  // A disk asks no index whether what it damages is JSON. The start makes them again, as far as it can.
  const kept = `select type, name from sqlite_master where type in ('index', 'trigger')
    and (name glob 'list_*' or name in ('documents_of_network', 'documents_of_device'))`;
  for (const { type, name } of database.prepare(kept).all() as { type: string; name: string }[])
    database.exec(`drop ${type} ${name}`);
  for (const kind of ['network', 'router'])
    database.exec(`update documents set body = substr(body, 2) where kind = '${kind}'`);
  database.close();
  const { call, signIn, platform } = await openS3Platform(t, { dataFolder });
  const as = await signIn('jonas.lind', 'payments-prod');
  // SQLite reads documents for conditions, and we read them for answers.
  for (const list of ['networks', 'routers']) {
    const { status, json } = await call(`/api/v2/compute/${list}`, { as });
    assert.deepEqual([status, json.error.err_code], [500, 'damaged'], list);
  }
  await assert.rejects(
    platform.internals.store.read((tx) => tx.documents('router').all()),
    isDamaged,
  );
});

test('what stands beside the documents is damage, too, where it is no JSON any more', async (t) => {
  const first = await openS3Platform(t);
  const mia = await first.signIn('mia.hallberg', 'payments-prod');
  const property = `/api/v2/domains/${demoDomainId('Norrland Retail')}/props/motto`;
  const kept = await first.call(property, { method: 'POST', as: mia, body: { data: 'open', access: 'pub' } });
  assert.equal(kept.status, 200, kept.text);
  const ids = { ids: ['00000000-0000-4000-8000-000000000000'] };
  const begun = await first.call('/api/v2/compute/security-groups/delete', { method: 'POST', as: mia, body: ids });
  assert.equal(begun.status, 202, begun.text);
  await first.platform.internals.tasks.idle();
  await first.platform.close();
  const database = new Database(join(first.settings.dataFolder, 'skydeck.db'));
  database.exec('update tasks set kwargs = substr(kwargs, 2)');
  database.exec(`update domain_properties set value = '{'`);
  database.exec('update s3_objects set headers = substr(headers, 2)');
  database.close();

  const { call, enter } = await openS3Platform(t, { dataFolder: first.settings.dataFolder });
  const { as, s3 } = await enter('mia.hallberg', 'payments-prod');
  for (const path of [`/api/v2/tasks/${begun.json.task_id}`, property]) {
    const { status, json } = await call(path, { as });
    assert.deepEqual([status, json.error.err_code], [500, 'damaged'], path);
  }
  const object = await s3.call('GET', 'payments-exports', 'README.txt');
  assert.deepEqual([object.status, object.one('Code')], [500, 'DataDamaged']);
});

test('a database that was closed is not read again, and one that is whole has no faults', async (t) => {
  const { dataFolder, file } = await stoppedPlatform(t);
  damage(file, 'api_tokens');
  const { platform } = await openS3Platform(t, { dataFolder });
  assert.deepEqual(await platform.internals.check.faults, []);
  const whole = await stoppedPlatform(t);
  assert.deepEqual(await checkDatabase(whole.file).faults, []);
});

test('a stop does not wait until all is read', async (t) => {
  const { dataFolder, pid } = await stoppedPlatform(t);
  writeFileSync(pid, '1\n');
  const { platform } = await openS3Platform(t, { dataFolder });
  await platform.close();
  assert.ok(!existsSync(pid));
  assert.deepEqual(await platform.internals.check.faults, []);
});
