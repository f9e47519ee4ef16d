import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** What the wire carries. */
export function contractFiles(names: ResourceNames): Files {
  const folder = `packages/contract/src/${names.one.kebab}`;
  return {
    [`${folder}/index.ts`]: index(names),
    [`${folder}/index.test.ts`]: modelTest(names),
  };
}

const index = ({
  one: { pascal, camel, snake },
  many,
  area,
}: ResourceNames) => `import { type Infer, object, optional, string, type } from 'superstruct';
import { crudApi } from '../crud-api.ts';
import { ownedFields, size } from '../structs.ts';

export const ${pascal} = type({
  id: string(),
  name: string(),
  ...ownedFields,
});
export type ${pascal} = Infer<typeof ${pascal}>;

export const ${pascal}Body = object({ name: size(string(), 1, 255) });
export type ${pascal}Body = Infer<typeof ${pascal}Body>;

export const ${pascal}Update = object({ name: optional(size(string(), 1, 255)) });
export type ${pascal}Update = Infer<typeof ${pascal}Update>;

export const ${camel}Api = {
  /** Filters: id, name, project_id, domain_id; \`search\` looks into name and id. */
  ...crudApi('/api/v2/${area}/${many.snake}', { item: ${pascal}, create: ${pascal}Body, update: ${pascal}Update }),
} as const;

export const ${camel}Subjects = { list: '${area}_${many.snake}', item: '${area}_${many.snake}_${snake}' } as const;
export const ${camel}Event = { name: '${snake}', object: ${pascal} } as const;

/** Sort keys the server knows. */
export const ${camel}Sorts = ['name', 'created_at'] as const;
`;

const modelTest = ({ one: { pascal, words } }: ResourceNames) => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is } from 'superstruct';
import { ${pascal}Body, ${pascal}Update } from './index.ts';

test('a new ${words} has a name, and nothing that is not known', () => {
  assert.ok(is({ name: 'first' }, ${pascal}Body));
  for (const body of [{}, { name: '' }, { name: 'a'.repeat(256) }, { name: 'first', colour: 'red' }]) {
    assert.ok(!is(body, ${pascal}Body));
  }
});

test('a change may leave out what it does not change', () => {
  assert.ok(is({}, ${pascal}Update));
});
`;
