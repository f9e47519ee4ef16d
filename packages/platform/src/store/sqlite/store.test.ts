import assert from 'node:assert/strict';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import type { DocumentQuery } from '../documents.ts';
import type { Count } from '../paging.ts';
import { openStore, type Tx } from '../store.ts';

const shipsOf = (tx: Tx) => tx.documents<{ id: string }>('ship');

const isLinux = process.platform === 'linux';

test('a closed store leaves no file open, whatever was asked of it', { skip: !isLinux && 'asks /proc' }, async (t) => {
  const file = join(tempFolder(t), 'store.db');
  const store = await openStore(file);
  t.after(() => store.close());
  const openFiles = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`).startsWith(file));
  assert.notEqual(openFiles().length, 0);
  await store.close();
  assert.deepEqual(openFiles(), []);
});

/** '' for one that was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

test('a list, of a project too, is read through an index, in its order', async (t) => {
  const file = join(tempFolder(t), 'store.db');
  const said: string[] = [];
  const verbose = (statement: unknown) => void said.push(String(statement));
  const store = await openStore(file, undefined, { openDatabase: (path) => new Database(path, { verbose }) });
  t.after(() => store.close());
  const database = new Database(file, { readonly: true });
  t.after(() => database.close());
  const planOf = async (query: DocumentQuery) => {
    await store.read((tx) => shipsOf(tx).list({ ...query, limit: 20 }));
    const statement = said.findLast((one) => one.startsWith('select') && one.includes('"documents"')) ?? '';
    const plan = database.prepare(`explain query plan ${statement}`).all() as { readonly detail: string }[];
    // The page is sorted once more when the bodies are read.
    return plan
      .map(({ detail }) => detail.replace(/ \(.*/, '').replace('COVERING INDEX', 'INDEX'))
      .filter((step) => step.includes(' documents '))
      .filter((step) => step !== 'SEARCH documents USING INTEGER PRIMARY KEY');
  };
  await store.keepLists(
    [{ kind: 'ship', filters: ['flag', 'length'], sorts: ['length'], counted: ['crew'], text: [] }],
    assert.ifError,
  );
  const ofProject = { field: 'project_id', equals: 'p' };
  const by = (field: string, count?: Count) => ({ field, direction: 'desc', ...(count && { count }) }) as const;
  for (const [where, sort, order] of [
    [[], undefined, 'documents_by_name'],
    [[], by('created_at'), 'documents_by_creation'],
    [[], by('status'), 'documents_by_status'],
    [[], by('length'), 'list_ship_by_length'],
    [[], by('crew', { list: 'crew' }), 'list_ship_by_count_of_crew'],
    [[{ field: 'status', equals: 'ACTIVE' }], undefined, 'documents_of_status'],
    [[{ field: 'flag', equals: 'SE' }], undefined, 'list_ship_of_flag'],
  ] as const) {
    const more = { ...(sort && { sort }) };
    assert.deepEqual(await planOf({ where, ...more }), [`SEARCH documents USING INDEX ${order}`]);
    const within = order.replace(
      /^(documents|list_ship)_/,
      order.startsWith('list') ? '$1_project_' : '$1_of_project_',
    );
    assert.deepEqual(await planOf({ where: [ofProject, ...where], ...more }), [
      `SEARCH documents USING INDEX ${within}`,
    ]);
  }
  const count = { kind: 'port', naming: 'network_id' };
  const counted = await planOf({ sort: { field: 'ports', direction: 'desc', count } });
  assert.ok(
    counted.some((step) => /^SEARCH documents USING (COVERING )?INDEX documents_of_network/.test(step)),
    String(counted),
  );
});
