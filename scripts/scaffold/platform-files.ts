import { titled } from './names.ts';
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
 * ${titled(many.words)}, as one scope sees them: a project has its own, a system role without a project has all. Sorts:
 * \`${camel}Sorts\`. A call of its own makes this an interface that extends \`CrudEngine\`.
 */
export type ${pascal}Engine = CrudEngine<${pascal}, ${pascal}Body, ${pascal}Update>;
`;

const routes = ({ one: { pascal, camel }, many }: ResourceNames) => `import { ${camel}Api } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { ${pascal}Engine } from './port.ts';

export const ${camel}Routes = (${many.camel}: ${pascal}Engine): Routes => (app) =>
  serveCrud(app, ${camel}Api, ${many.camel});
`;

const embedded = ({
  one: { pascal, camel, snake, words },
  many,
  area,
}: ResourceNames) => `import { type ${pascal}, type ${pascal}Body, ${camel}Event, ${camel}Sorts, ${camel}Subjects, type ${pascal}Update } from '@skydeck/contract';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { plainChanges } from '../../../engines/embedded/plain-changes.ts';
import { ownedFilters } from '../../../http/list-query.ts';
import { requireName } from '../../kit/names.ts';
import { ownedFieldsOf, revisedCollection, type RevisedRecord } from '../../kit/owned-collection.ts';
import { recordViews } from '../../kit/record-views.ts';
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

const ${many.camel} = ownedResource({
  tasks: '${area}.${many.snake}',
  subjects: ${camel}Subjects,
  records,
  views,
  rules: { sorts: ${camel}Sorts, filters: ownedFilters, search: ['name', 'id'] },
  remove,
  hit: () => ({ detail: '' }),
});

export const embedded${many.pascal}: EmbeddedResource<${pascal}Engine> = {
  open: ({ store }) =>
    ${many.camel}.crud(store, {
      create: (tx, actor, { name }: ${pascal}Body) => create(tx, actor, { name: requireName(name) }),
      update: (tx, actor, id, { name }: ${pascal}Update, revision) =>
        update(tx, actor, id, name === undefined ? {} : { name: requireName(name) }, revision),
    }),
  ...${many.camel}.parts,
};
`;
