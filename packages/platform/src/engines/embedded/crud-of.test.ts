import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { accountsOf, projectIndexed } from '../../accounts/documents.ts';
import { stableId } from '../../accounts/stable-id.ts';
import { createScope } from '../../auth/create-scope.ts';
import { createMovableClock } from '../../clock.ts';
import { ownedFilters } from '../../http/list-query.ts';
import type { Scope } from '../../http/scope.ts';
import { openStore, type StoredEvent } from '../../store/store.ts';
import { tempFolder } from '../../testing/temp-folder.ts';
import { createBulkDelete } from './bulk-delete.ts';
import { crudOf } from './crud-of.ts';
import { ownedCollection, ownedFieldsOf, type RevisedRecord } from './owned-collection.ts';
import { plainChanges, requireName } from './plain-changes.ts';
import { recordViews } from './record-views.ts';
import { refusalOf } from './test-cloud.ts';

// A resource as plain as one can be, made of the pieces.

interface NoteRecord extends RevisedRecord {
  readonly text: string;
}

const noteRecords = ownedCollection<NoteRecord>('note', { noun: 'network' });
const noteViews = recordViews<NoteRecord, Pick<NoteRecord, 'id' | 'name' | 'text'>>({
  event: { name: 'note' },
  subject: 'compute_routers_router',
  show: async (_, notes) =>
    notes.map(({ id, name, text, ...note }) => ({ id, name, text, ...ownedFieldsOf({ id, name, ...note }) })),
});
const changes = plainChanges(noteRecords, noteViews);
const deleteMany = createBulkDelete({
  task: 'compute.notes.delete_many',
  subject: 'compute_routers_router',
  documents: noteRecords.in,
  remove: changes.remove,
});

interface Body {
  readonly name: string;
  readonly text: string;
}

const scopeOf = (project: string | null, role: 'project_admin' | 'viewer' = 'project_admin'): Scope =>
  createScope({
    userId: stableId('user', 'anna'),
    userName: 'anna',
    domainId: 'default',
    projectId: project === null ? null : stableId('project', project),
    roles: [role],
    requestId: 'req-test',
  });
const [one, two, system] = [scopeOf('one'), scopeOf('two'), scopeOf(null, 'viewer')];

async function openNotes(t: TestContext) {
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const store = await openStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  await store.write(async (tx) => {
    for (const name of ['one', 'two']) {
      const at = tx.now.toISOString();
      const facts = { name, description: '', enabled: true, domain_id: 'default', created_at: at };
      const project = { ...facts, id: stableId('project', name) };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
  });
  const events: string[] = [];
  store.onEvents((all) => events.push(...all.filter(({ type }) => type === 'note').map(told)));
  const notes = crudOf<NoteRecord, Pick<NoteRecord, 'id' | 'name' | 'text'>, Body, Partial<Body>>(store, {
    records: noteRecords,
    views: noteViews,
    rules: { sorts: ['name', 'created_at'], filters: ownedFilters, search: ['name'] },
    create: (tx, scope, { name, text }) => changes.create(tx, scope, { name: requireName(name), text }),
    update: changes.update,
    remove: changes.remove,
    deleteMany,
  });
  return { store, clock, notes, events };
}

const told = ({ type, operation, body }: StoredEvent) =>
  `${type} ${operation} ${(JSON.parse(body) as { readonly name: string }).name}`;

describe('a plain resource', () => {
  test('its objects are made in the project, with a revision, and are told of', async (t) => {
    const { store, notes, events } = await openNotes(t);
    const made = await notes.create(one, { name: ' first ', text: 'x' });
    assert.deepEqual(made, {
      id: made.id,
      name: 'first',
      text: 'x',
      project_id: stableId('project', 'one'),
      domain_id: 'default',
      revision_number: 0,
      created_at: '2026-03-04T08:00:00.000Z',
      updated_at: '2026-03-04T08:00:00.000Z',
    });
    assert.deepEqual(await notes.read(one, made.id), made);
    assert.equal(await store.read((tx) => noteRecords.in(tx).count()), 1);
    assert.deepEqual(events, ['note created first']);
  });

  test('a name of spaces is refused, and so is a project that nobody chose', async (t) => {
    const { notes, events } = await openNotes(t);
    assert.deepEqual((await refusalOf(notes.create(one, { name: '  ', text: '' }))).fields, { name: 'required' });
    assert.equal((await refusalOf(notes.create(system, { name: 'a', text: '' }))).code, 'wrong_scope');
    assert.deepEqual(events, []);
  });

  test('a change counts the revision up and leaves the rest; an old revision is refused', async (t) => {
    const { clock, notes, events } = await openNotes(t);
    const { id } = await notes.create(one, { name: 'first', text: 'x' });
    clock.advance(1000);
    const changed = await notes.update(one, id, { text: 'y' }, 0);
    assert.deepEqual(changed, {
      ...(await notes.read(one, id)),
      name: 'first',
      text: 'y',
      revision_number: 1,
      updated_at: '2026-03-04T08:00:01.000Z',
    });
    assert.equal((await refusalOf(notes.update(one, id, { text: 'z' }, 0))).status, 412);
    assert.equal((await notes.update(one, id, { text: 'z' }, null)).text, 'z');
    assert.deepEqual(events.slice(1), ['note updated first', 'note updated first']);
  });

  test('what was removed was told of while it was there', async (t) => {
    const { store, notes, events } = await openNotes(t);
    const { id } = await notes.create(one, { name: 'first', text: '' });
    await notes.remove(one, id);
    assert.equal(await store.read((tx) => noteRecords.in(tx).count()), 0);
    assert.deepEqual(events.at(-1), 'note deleted first');
  });

  test('a name that asks for a failure gets it at its change, and nothing stays of that', async (t) => {
    const { notes, events } = await openNotes(t);
    const { id } = await notes.create(one, { name: 'fail-409-delete-x', text: '' });
    assert.equal((await refusalOf(notes.remove(one, id))).status, 409);
    assert.equal((await refusalOf(notes.update(one, id, { name: 'fail-409' }, null))).status, 409);
    assert.equal((await refusalOf(notes.create(one, { name: 'fail-quota', text: '' }))).code, 'quota_exceeded');
    assert.deepEqual(events, ['note created fail-409-delete-x']);
  });

  test('other projects neither see nor change them; a system role without a project sees all', async (t) => {
    const { notes } = await openNotes(t);
    const { id } = await notes.create(one, { name: 'first', text: '' });
    await notes.create(two, { name: 'second', text: '' });
    const names = async (scope: Scope) => (await notes.list(scope, { sort: 'name:asc' })).data.map(({ name }) => name);
    assert.deepEqual(
      [await names(one), await names(two), await names(system)],
      [['first'], ['second'], ['first', 'second']],
    );
    for (const call of [notes.read(two, id), notes.update(two, id, {}, null), notes.remove(two, id)]) {
      const { status, values } = await refusalOf(call);
      assert.deepEqual([status, values], [404, { what: 'network' }], 'called by its noun');
    }
    assert.equal((await notes.read(system, id)).name, 'first');
  });

  test('several are deleted by a task, which a role that may not delete does not start', async (t) => {
    const { store, notes } = await openNotes(t);
    const { id } = await notes.create(one, { name: 'first', text: '' });
    const { task_id } = await notes.removeMany(one, [id]);
    assert.ok(task_id);
    assert.equal((await refusalOf(notes.removeMany(system, [id]))).status, 403);
    assert.equal(await store.read((tx) => noteRecords.in(tx).count()), 1, 'the task does it later');
  });
});

describe('records that are changed', () => {
  test('by somebody count up, by themselves do not', async (t) => {
    const { store, notes } = await openNotes(t);
    const { id } = await notes.create(one, { name: 'first', text: '' });
    const [moved, revised] = await store.write(async (tx) => {
      const note = await noteRecords.find(tx, one, id);
      const itself = await noteRecords.replace(tx, note, { text: 'moved' });
      return [itself, await noteRecords.revise(tx, itself, { text: 'revised' })];
    });
    assert.deepEqual([moved?.revision_number, moved?.text], [0, 'moved']);
    assert.deepEqual([revised?.revision_number, revised?.text], [1, 'revised']);
  });

  test('several are told of in their order, each to its own project', async (t) => {
    const { store, notes } = await openNotes(t);
    const made = [
      await notes.create(one, { name: 'first', text: '' }),
      await notes.create(two, { name: 'second', text: '' }),
    ];
    const projects: (string | null)[] = [];
    store.onEvents((all) => projects.push(...all.map(({ project_id }) => project_id)));
    await store.write(async (tx) => {
      const records = await Promise.all(made.map(({ id }) => noteRecords.find(tx, system, id)));
      await noteViews.emitAll(tx, 'updated', records, { requestId: null });
    });
    assert.deepEqual(projects, [stableId('project', 'one'), stableId('project', 'two')]);
  });

  test('each has one view', async (t) => {
    const { store } = await openNotes(t);
    const none = recordViews<NoteRecord, NoteRecord>({
      event: { name: 'note' },
      subject: 'compute_routers_router',
      show: async () => [],
    });
    const note = { project_id: 'p' } as NoteRecord;
    await assert.rejects(
      store.read((tx) => none.one(tx, note)),
      TypeError,
    );
    await assert.rejects(
      store.write((tx) => none.emit(tx, 'updated', note, { requestId: null })),
      TypeError,
    );
  });
});
