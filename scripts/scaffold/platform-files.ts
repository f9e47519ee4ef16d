import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** Routes, the port, the embedded engine behind it, and the suite each engine passes. */
export function platformFiles(names: ResourceNames): Files {
  const folder = `packages/platform/src/resources/${names.one.kebab}`;
  return {
    [`${folder}/port.ts`]: port(names),
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/embedded.ts`]: embedded(names),
    [`${folder}/engine.test.ts`]: engineTest(names),
  };
}

const port = ({
  one: { pascal, camel },
  many,
}: ResourceNames) => `import type { Page, ${pascal}, ${pascal}Body, ${pascal}Update } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** ${many.pascal}, as one scope sees them: a project has its own, a system role without a project has all. The rest answers 404. */
export interface ${pascal}Engine {
  /** Sorts: \`${camel}Sorts\`. Filters: name, id, project_id; \`search\` looks into name and id. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<${pascal}>>;
  read(scope: Scope, id: string): Promise<${pascal}>;
  create(scope: Scope, body: ${pascal}Body): Promise<${pascal}>;
  /** 412 when \`revision\` is not the current one. */
  update(scope: Scope, id: string, body: ${pascal}Update, revision: number | null): Promise<${pascal}>;
  remove(scope: Scope, id: string): Promise<void>;
}
`;

const routes = ({
  one: { pascal, camel },
  many,
}: ResourceNames) => `import { ${camel}Api, ${camel}Subjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { ${pascal}Engine } from './port.ts';

const { list, item } = ${camel}Subjects;

export const ${camel}Routes = (${many.camel}: ${pascal}Engine): Routes => (app) => {
  serve(app, ${camel}Api.list, { subject: list }, ({ scope, query }) => ${many.camel}.list(scope, query));
  serve(app, ${camel}Api.create, { subject: list }, ({ scope, body }) => ${many.camel}.create(scope, body));
  serve(app, ${camel}Api.read, { subject: item }, ({ scope, params }) => ${many.camel}.read(scope, params.id));
  serve(app, ${camel}Api.update, { subject: item }, ({ scope, params, body, revision }) =>
    ${many.camel}.update(scope, params.id, body, revision));
  serve(app, ${camel}Api.remove, { subject: item }, async ({ scope, params }) => {
    await ${many.camel}.remove(scope, params.id);
    return null;
  });
};
`;

const embedded = ({
  one: { pascal, camel, snake, words },
  many,
}: ResourceNames) => `import { randomUUID } from 'node:crypto';
import { type Operation, type ${pascal}, type ${pascal}Body, type ${pascal}Update, ${camel}Event, ${camel}Sorts, ${camel}Subjects } from '@skydeck/contract';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownerOf } from '../../engines/embedded/owner.ts';
import { indexOf, revised } from '../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../engines/embedded/sentinels.ts';
import { ownedBy, owns, type Viewer } from '../../engines/embedded/viewer.ts';
import type { ListRules } from '../../http/list-query.ts';
import { notFound, revisionConflict } from '../../http/refusal.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { ${pascal}Engine } from './port.ts';

const rules: ListRules = {
  sorts: ${camel}Sorts,
  filters: { name: 'name', id: 'id', project_id: 'project_id' },
  search: ['name', 'id'],
};

/** What is kept. As long as it is what is shown, it has the same shape. */
type ${pascal}Record = ${pascal};

const ${many.camel}In = (tx: Tx) => tx.documents<${pascal}Record>('${snake}');

export function createEmbedded${many.pascal}(store: Store): ${pascal}Engine {
  return {
    list: (scope, query) => store.read((tx) =>
      listViews(${many.camel}In(tx), query, rules, ownedBy(scope), async (${many.camel}) => ${many.camel}.map(viewOf))),
    read: (scope, id) => store.read(async (tx) => viewOf(await find(tx, scope, id))),
    create: (scope, body) => store.write((tx) => create(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => update(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => remove(tx, scope, id)),
  };
}

/** Every field is named: a record may come to hold more than the contract says. */
const viewOf = (record: ${pascal}Record): ${pascal} => ({
  id: record.id,
  name: record.name,
  project_id: record.project_id,
  domain_id: record.domain_id,
  revision_number: record.revision_number,
  created_at: record.created_at,
  updated_at: record.updated_at,
});

/** Throws 404 for what the viewer must not know of. */
async function find(tx: Tx, viewer: Viewer, id: string): Promise<${pascal}Record> {
  const record = await ${many.camel}In(tx).get(id);
  if (!record || !owns(viewer, record)) throw notFound('${words}');
  return record;
}

function announce(tx: Tx, operation: Operation, record: ${pascal}Record, { requestId }: Viewer): ${pascal} {
  const object = viewOf(record);
  tx.emit({ type: ${camel}Event.name, operation, object, projectId: record.project_id, subject: ${camel}Subjects.item, requestId });
  return object;
}

async function create(tx: Tx, viewer: Viewer, { name }: ${pascal}Body): Promise<${pascal}> {
  failIfNamedSo(name, 'create');
  const at = tx.now.toISOString();
  const record = { id: randomUUID(), name, ...(await ownerOf(tx, viewer)), revision_number: 1, created_at: at, updated_at: at };
  await ${many.camel}In(tx).insert(record, indexOf(record));
  return announce(tx, 'created', record, viewer);
}

async function update(tx: Tx, viewer: Viewer, id: string, { name }: ${pascal}Update, revision: number | null): Promise<${pascal}> {
  const record = await find(tx, viewer, id);
  if (revision !== null && revision !== record.revision_number) throw revisionConflict();
  failIfNamedSo(name ?? record.name, 'update');
  const changed = revised(record, name === undefined ? {} : { name }, tx.now);
  await ${many.camel}In(tx).replace(changed, indexOf(changed));
  return announce(tx, 'updated', changed, viewer);
}

async function remove(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const record = await find(tx, viewer, id);
  failIfNamedSo(record.name, 'delete');
  await ${many.camel}In(tx).remove(id);
  announce(tx, 'deleted', record, viewer);
}
`;

const engineTest = ({ one: { pascal, snake }, many }: ResourceNames) => `import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ${pascal} } from '@skydeck/contract';
import { accountsOf, projectIndexed } from '../../accounts/documents.ts';
import { stableId } from '../../accounts/stable-id.ts';
import { createScope } from '../../auth/create-scope.ts';
import { createMovableClock } from '../../clock.ts';
import { refusalOf } from '../../engines/embedded/test-cloud.ts';
import type { Scope } from '../../http/scope.ts';
import { openStore } from '../../store/store.ts';
import { createEmbedded${many.pascal} } from './embedded.ts';
import type { ${pascal}Engine } from './port.ts';

interface Cloud {
  readonly ${many.camel}: ${pascal}Engine;
  /** People of two projects that know nothing of each other. */
  readonly one: Scope;
  readonly two: Scope;
  /** Type and operation of each event since the start. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

const scopeOf = (project: string): Scope =>
  createScope({
    userId: stableId('user', project), userName: project, domainId: 'default', projectId: stableId('project', project),
    roles: ['project_admin'], requestId: 'req-test',
  });

async function openEmbedded(): Promise<Cloud> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-${snake}-'));
  const store = await openStore(join(folder, 'test.sqlite'), createMovableClock(new Date('2026-03-04T08:00:00Z')));
  await store.write(async (tx) => {
    for (const name of ['one', 'two']) {
      const project = { id: stableId('project', name), name, description: '', enabled: true, domain_id: 'default', created_at: tx.now.toISOString() };
      await accountsOf(tx).projects.insert(project, projectIndexed(project));
    }
  });
  const heard: string[] = [];
  store.onEvents((events) => heard.push(...events.map(({ type, operation }) => \`\${type} \${operation}\`)));
  return {
    ${many.camel}: createEmbedded${many.pascal}(store), one: scopeOf('one'), two: scopeOf('two'), heard,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** One suite for each engine behind the port. */
export function describe${pascal}Engine(name: string, open: () => Promise<Cloud>): void {
  describe(\`${many.words} of the \${name} engine\`, () => {
    let cloud: Cloud;
    beforeEach(async () => { cloud = await open(); });
    afterEach(() => cloud.close());

    const make = (label: string) => cloud.${many.camel}.create(cloud.one, { name: label });

    test('what was made is there, with every field of the model, and everybody is told', async () => {
      const made = await make('first');
      assert.deepEqual(Object.keys(made).sort(), Object.keys(${pascal}.schema).sort());
      assert.deepEqual(await cloud.${many.camel}.read(cloud.one, made.id), made);
      assert.deepEqual(cloud.heard, ['${snake} created']);
    });

    test('a change counts the revision up, and an old revision is refused', async () => {
      const made = await make('first');
      const changed = await cloud.${many.camel}.update(cloud.one, made.id, { name: 'second' }, made.revision_number);
      assert.deepEqual([changed.name, changed.revision_number], ['second', made.revision_number + 1]);
      const late = await refusalOf(cloud.${many.camel}.update(cloud.one, made.id, { name: 'third' }, made.revision_number));
      assert.equal(late.status, 412);
    });

    test('what was deleted is gone', async () => {
      const made = await make('first');
      await cloud.${many.camel}.remove(cloud.one, made.id);
      assert.equal((await refusalOf(cloud.${many.camel}.read(cloud.one, made.id))).status, 404);
      assert.deepEqual(cloud.heard, ['${snake} created', '${snake} deleted']);
    });

    test('another project neither sees nor changes it', async () => {
      const { id } = await make('first');
      assert.deepEqual((await cloud.${many.camel}.list(cloud.two, {})).data, []);
      for (const call of [
        cloud.${many.camel}.read(cloud.two, id), cloud.${many.camel}.update(cloud.two, id, { name: 'mine' }, null), cloud.${many.camel}.remove(cloud.two, id),
      ]) {
        assert.equal((await refusalOf(call)).status, 404);
      }
    });

    test('lists sort, search and filter', async () => {
      for (const label of ['beta', 'alpha', 'gamma']) await make(label);
      const names = async (query: Record<string, string>) =>
        (await cloud.${many.camel}.list(cloud.one, query)).data.map(({ name: label }) => label);
      assert.deepEqual(await names({ sort: 'name:asc' }), ['alpha', 'beta', 'gamma']);
      assert.deepEqual(await names({ search: 'amm' }), ['gamma']);
      assert.deepEqual(await names({ name: 'beta' }), ['beta']);
    });
  });
}

describe${pascal}Engine('embedded', openEmbedded);
`;
