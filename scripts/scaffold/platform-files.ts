import { engineTest } from './platform-test.ts';
import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** Routes, the port, the embedded engine behind it, and the suite each engine passes. */
export function platformFiles(names: ResourceNames): Files {
  const folder = `packages/platform/src/resources/${names.one.kebab}`;
  return {
    [`${folder}/port.ts`]: port(names),
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/embedded.ts`]: embedded(names),
    [`${folder}/search.ts`]: search(names),
    [`${folder}/engine.test.ts`]: engineTest(names),
  };
}

const port = ({
  one: { pascal, camel },
  many,
}: ResourceNames) => `import type { Page, ${pascal}, ${pascal}Body, ${pascal}Update, TaskRef } from '@skydeck/contract';
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
  /** Starts \`compute.${many.snake}.delete_many\`; those that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
}
`;

const routes = ({ one: { pascal, camel }, many }: ResourceNames) => `import { ${camel}Api } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { ${pascal}Engine } from './port.ts';

export const ${camel}Routes = (${many.camel}: ${pascal}Engine): Routes => (app) => {
  serve(app, ${camel}Api.list, ({ scope, query }) => ${many.camel}.list(scope, query));
  serve(app, ${camel}Api.create, ({ scope, body }) => ${many.camel}.create(scope, body));
  serve(app, ${camel}Api.read, ({ scope, params }) => ${many.camel}.read(scope, params.id));
  serve(app, ${camel}Api.update, ({ scope, params, body, revision }) =>
    ${many.camel}.update(scope, params.id, body, revision));
  serve(app, ${camel}Api.remove, async ({ scope, params }) => {
    await ${many.camel}.remove(scope, params.id);
    return null;
  });
  serve(app, ${camel}Api.removeMany, ({ scope, body }) => ${many.camel}.removeMany(scope, body.ids));
};
`;

const embedded = ({
  one: { pascal, camel, snake, words },
  many,
}: ResourceNames) => `import { randomUUID } from 'node:crypto';
import { type Operation, type ${pascal}, type ${pascal}Body, type ${pascal}Update, ${camel}Event, ${camel}Sorts, ${camel}Subjects } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownerOf } from '../../engines/embedded/owner.ts';
import { indexOf, withNextRevision } from '../../engines/embedded/records.ts';
import { injectFault } from '../../engines/embedded/fault-injection.ts';
import { ownedBy, owns, type Actor } from '../../engines/embedded/access.ts';
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
export type ${pascal}Record = ${pascal};

const ${many.camel}In = (tx: Tx) => tx.documents<${pascal}Record>('${snake}');

const deleteMany = createBulkDelete({
  task: 'compute.${many.snake}.delete_many',
  subject: ${camel}Subjects.item,
  documents: ${many.camel}In,
  sees: (actor, ${camel}) => owns(actor, ${camel}),
  remove,
});

export const ${camel}Tasks = [deleteMany.task];

export function createEmbedded${many.pascal}(store: Store): ${pascal}Engine {
  return {
    list: (scope, query) => store.read((tx) =>
      listViews(${many.camel}In(tx), query, rules, ownedBy(scope), async (${many.camel}) => ${many.camel}.map(viewOf))),
    read: (scope, id) => store.read(async (tx) => viewOf(await find(tx, scope, id))),
    create: (scope, body) => store.write((tx) => create(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => update(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => remove(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
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

/** Throws 404 for what the actor may not see. */
async function find(tx: Tx, actor: Actor, id: string): Promise<${pascal}Record> {
  const record = await ${many.camel}In(tx).get(id);
  if (!record || !owns(actor, record)) throw notFound('${words}');
  return record;
}

function emitEvent(tx: Tx, operation: Operation, record: ${pascal}Record, { requestId }: Actor): ${pascal} {
  const object = viewOf(record);
  tx.emit({ type: ${camel}Event.name, operation, object, projectId: record.project_id, subject: ${camel}Subjects.item, requestId });
  return object;
}

async function create(tx: Tx, actor: Actor, { name }: ${pascal}Body): Promise<${pascal}> {
  injectFault(name, 'create');
  const at = tx.now.toISOString();
  const record = { id: randomUUID(), name, ...(await ownerOf(tx, actor)), revision_number: 1, created_at: at, updated_at: at };
  await ${many.camel}In(tx).insert(record, indexOf(record));
  return emitEvent(tx, 'created', record, actor);
}

async function update(tx: Tx, actor: Actor, id: string, { name }: ${pascal}Update, revision: number | null): Promise<${pascal}> {
  const record = await find(tx, actor, id);
  if (revision !== null && revision !== record.revision_number) throw revisionConflict();
  injectFault(name ?? record.name, 'update');
  const changed = withNextRevision(record, name === undefined ? {} : { name }, tx.now);
  await ${many.camel}In(tx).replace(changed, indexOf(changed));
  return emitEvent(tx, 'updated', changed, actor);
}

async function remove(tx: Tx, actor: Actor, id: string): Promise<void> {
  const record = await find(tx, actor, id);
  injectFault(record.name, 'delete');
  await ${many.camel}In(tx).remove(id);
  emitEvent(tx, 'deleted', record, actor);
}
`;

const search = ({
  one: { pascal, camel, snake },
}: ResourceNames) => `import { ${camel}Subjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { ${pascal}Record } from './embedded.ts';

/** By name and id. One that has addresses names their fields, and shows them beside its name. */
export const ${camel}Search = defineSearch<${pascal}Record>({
  type: '${snake}',
  subject: ${camel}Subjects.list,
  addresses: [],
  where: (_, scope) => ownedBy(scope),
  show: (_, { project_id }) => ({ detail: '', project_id }),
});
`;
