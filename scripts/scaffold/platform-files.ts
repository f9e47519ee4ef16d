import { engineTest } from './platform-test.ts';
import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** Routes, the port, the embedded engine behind it, and the suite each engine passes. */
export function platformFiles(names: ResourceNames): Files {
  const folder = `packages/platform/src/resources/${names.one.kebab}`;
  return {
    [`${folder}/port.ts`]: port(names),
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/embedded/index.ts`]: embedded(names),
    [`${folder}/engine.test.ts`]: engineTest(names),
  };
}

const port = ({
  one: { pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal}, ${pascal}Body, ${pascal}Update } from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';

/**
 * ${many.pascal}, as one scope sees them: a project has its own, a system role without a project has all. Sorts:
 * \`${camel}Sorts\`. A call of its own makes this an interface that extends \`CrudEngine\`.
 */
export type ${pascal}Engine = CrudEngine<${pascal}, ${pascal}Body, ${pascal}Update>;
`;

const routes = ({ one: { pascal, camel }, many }: ResourceNames) => `import { ${camel}Api } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { ${pascal}Engine } from './port.ts';

export const ${camel}Routes = (${many.camel}: ${pascal}Engine): Routes => (app) =>
  serveCrud(app, ${camel}Api, ${many.camel});
`;

const embedded = ({
  one: { pascal, camel, snake, words },
  many,
  area,
}: ResourceNames) => `import { type ${pascal}, ${camel}Event, ${camel}Sorts, ${camel}Subjects } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedFieldsOf, revisedCollection, type RevisedRecord } from '../../../engines/embedded/owned-collection.ts';
import { plainChanges, requireName } from '../../../engines/embedded/plain-changes.ts';
import { recordViews } from '../../../engines/embedded/record-views.ts';
import { ownedFilters } from '../../../http/list-query.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { ${pascal}Engine } from '../port.ts';

/** What the engine keeps of one; what it has besides a name goes here. */
export type ${pascal}Record = RevisedRecord;

const records = revisedCollection<${pascal}Record>('${snake}', { noun: '${words}' });

/** Each field is named: a record may hold more than the contract says. */
const views = recordViews<${pascal}Record, ${pascal}>({
  event: ${camel}Event,
  subject: ${camel}Subjects.item,
  show: async (_, ${many.camel}) =>
    ${many.camel}.map((${camel}) => ({ id: ${camel}.id, name: ${camel}.name, ...ownedFieldsOf(${camel}) })),
});

const { create, update, remove } = plainChanges(records, views);

const deleteMany = createBulkDelete({
  task: '${area}.${many.snake}.delete_many',
  subject: ${camel}Subjects.item,
  documents: records.in,
  remove,
});

export const embedded${many.pascal}: EmbeddedResource<${pascal}Engine> = {
  open: ({ store }) =>
    crudOf(store, {
      records,
      views,
      rules: { sorts: ${camel}Sorts, filters: ownedFilters, search: ['name', 'id'] },
      create: (tx, actor, { name }) => create(tx, actor, { name: requireName(name) }),
      update: (tx, actor, id, { name }, revision) =>
        update(tx, actor, id, name === undefined ? {} : { name: requireName(name) }, revision),
      remove,
      deleteMany,
    }),
  views: [views],
  tasks: [deleteMany.task],
  search: defineSearch<${pascal}Record>({
    type: '${snake}',
    subject: ${camel}Subjects.list,
    show: (_, { project_id }) => ({ detail: '', project_id }),
  }),
};
`;
