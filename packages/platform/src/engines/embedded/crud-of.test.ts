import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { string, type } from 'superstruct';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { type ListRules, ownedFilters } from '../../http/list-query.ts';
import { defineSearch } from '../../resources/kit/search/define-search.ts';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { describePlainEngine } from '../test-plain-engine.ts';
import { createBulkDelete } from './bulk-delete.ts';
import { crudOf } from './crud-of.ts';
import type { EmbeddedResource } from './embedded-resource.ts';
import { ownedFieldsOf, type RevisedRecord, revisedCollection } from '../../resources/kit/owned-collection.ts';
import { requireName } from '../../resources/kit/names.ts';
import { plainChanges } from './plain-changes.ts';
import { recordViews } from '../../resources/kit/record-views.ts';
import { refusalOf } from '../test-refusals.ts';
import { openTestResource } from './test-resource.ts';

// A resource as plain as one can be, made of the pieces.

interface NoteRecord extends RevisedRecord {
  readonly text: string;
}

interface Body {
  readonly name: string;
  readonly text?: string;
}

const fields = ['project_id', 'domain_id', 'revision_number', 'created_at', 'updated_at'] as const;
const Note = type(Object.fromEntries(['id', 'name', 'text', ...fields].map((field) => [field, string()])));

const subject = 'compute_routers_router';
const records = revisedCollection<NoteRecord>('note', { noun: 'network' });
const views = recordViews<NoteRecord, NoteRecord>({
  event: { name: 'note' },
  subject,
  show: async (_, notes) =>
    notes.map((note) => ({ id: note.id, name: note.name, text: note.text, ...ownedFieldsOf(note) })),
});
const { create, update, remove } = plainChanges(records, views);
const rules: ListRules = { sorts: ['name', 'created_at'], filters: ownedFilters, search: ['name'] };
const deleteMany = createBulkDelete({
  task: 'compute.notes.delete_many',
  subject,
  documents: records.in,
  rules,
  remove,
});

const notes: EmbeddedResource<CrudEngine<NoteRecord, Body, Partial<Body>>> = {
  views: [views],
  open: ({ store }) =>
    crudOf(store, {
      records,
      views,
      rules,
      create: (tx, scope, { name, text = '' }) => create(tx, scope, { name: requireName(name), text }),
      update,
      remove,
      deleteMany,
    }),
  tasks: [deleteMany.task],
  search: defineSearch<NoteRecord>({
    type: 'note',
    subject,
    show: (_, { text, project_id }) => ({ detail: text, project_id }),
  }),
};

const bodyOf = (name: string) => ({ name });
const plain = { model: Note, event: 'note', task: 'compute.notes.delete_many', bodyOf };
describePlainEngine('a resource made of the pieces', plain, () => openTestResource(notes));

async function openNotes(t: TestContext) {
  const cloud = await openTestResource(notes);
  t.after(() => cloud.close());
  return cloud;
}

describe('a record', () => {
  test('begins in the actor’s project, with a revision', async (t) => {
    const { engine, one } = await openNotes(t);
    const made = await engine.create(one, { name: 'first', text: 'x' });
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
  });

  test('is not made where no project is chosen', async (t) => {
    const { engine, reader, events } = await openNotes(t);
    assert.equal((await refusalOf(engine.create(reader, { name: 'a' }))).code, 'wrong_scope');
    assert.deepEqual(events, []);
  });

  test('keeps what a change leaves out', async (t) => {
    const { engine, one, clock } = await openNotes(t);
    const made = await engine.create(one, { name: 'first', text: 'x' });
    clock.advance(1000);
    assert.deepEqual(await engine.update(one, made.id, { text: 'y' }, 0), {
      ...made,
      text: 'y',
      revision_number: 1,
      updated_at: '2026-03-04T08:00:01.000Z',
    });
  });

  test('that is changed by somebody counts up, by itself does not', async (t) => {
    const { engine, one, store } = await openNotes(t);
    const { id } = await engine.create(one, { name: 'first' });
    const [moved, revised] = await store.write(async (tx) => {
      const itself = await records.replace(tx, await records.find(tx, one, id), { text: 'moved' });
      return [itself, await records.revise(tx, itself, { text: 'revised' })];
    });
    assert.deepEqual([moved?.revision_number, moved?.text], [0, 'moved']);
    assert.deepEqual([revised?.revision_number, revised?.text], [1, 'revised']);
  });

  test('is called by its noun where it is not seen, and is seen by whoever sees all projects', async (t) => {
    const { engine, one, two, reader } = await openNotes(t);
    const { id } = await engine.create(one, { name: 'first' });
    const { status, values } = await refusalOf(engine.read(two, id));
    assert.deepEqual([status, values], [404, { what: 'network' }]);
    assert.equal((await engine.read(reader, id)).name, 'first');
  });

  test('whose name asks for a failure gets it, and nothing stays of the change', async (t) => {
    const { engine, one, events } = await openNotes(t);
    const { id } = await engine.create(one, { name: 'fail-409-delete-x' });
    assert.equal((await refusalOf(engine.remove(one, id))).status, 409);
    assert.equal((await refusalOf(engine.update(one, id, { name: 'fail-409' }, null))).status, 409);
    assert.equal((await refusalOf(engine.create(one, { name: 'fail-quota' }))).code, 'quota_exceeded');
    assert.deepEqual(events, ['note created']);
  });

  test('is not deleted with others by who may not delete it', async (t) => {
    const { engine, one, reader } = await openNotes(t);
    const { id } = await engine.create(one, { name: 'first' });
    assert.equal((await refusalOf(engine.removeMany(reader, { ids: [id] }))).status, 403);
  });
});

describe('the events of records', () => {
  test('go to their own projects, in their order', async (t) => {
    const { engine, one, two, reader, store } = await openNotes(t);
    const made = [await engine.create(one, { name: 'first' }), await engine.create(two, { name: 'second' })];
    const projects: (string | null)[] = [];
    store.onEvents((events) => projects.push(...events.map(({ project_id }) => project_id)));
    await store.write(async (tx) => {
      for (const { id } of made) await records.replace(tx, await records.find(tx, reader, id), { text: 'changed' });
    });
    assert.deepEqual(projects, [stableId('project', 'one'), stableId('project', 'two')]);
  });

  test('need one view each', async (t) => {
    const { store } = await openNotes(t);
    const none = recordViews<NoteRecord, NoteRecord>({ event: { name: 'note' }, subject, show: async () => [] });
    const note = { project_id: 'p' } as NoteRecord;
    await assert.rejects(
      store.read((tx) => none.one(tx, note)),
      TypeError,
    );
  });
});
