import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** What the wire carries. */
export function contractFiles(names: ResourceNames): Files {
  const folder = `packages/contract/src/${names.one.kebab}`;
  return {
    [`${folder}/model.ts`]: model(names),
    [`${folder}/index.ts`]: index(names),
    [`${folder}/model.test.ts`]: modelTest(names),
  };
}

const model = ({
  one: { pascal },
}: ResourceNames) => `import { type Infer, number, object, optional, size, string, type } from 'superstruct';

export const ${pascal} = type({
  id: string(),
  name: string(),
  project_id: string(),
  domain_id: string(),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type ${pascal} = Infer<typeof ${pascal}>;

export const ${pascal}Body = object({ name: size(string(), 1, 255) });
export type ${pascal}Body = Infer<typeof ${pascal}Body>;

export const ${pascal}Update = object({ name: optional(size(string(), 1, 255)) });
export type ${pascal}Update = Infer<typeof ${pascal}Update>;
`;

const index = ({
  one: { pascal, camel, snake },
  many,
}: ResourceNames) => `import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { ${pascal}, ${pascal}Body, ${pascal}Update } from './model.ts';

export * from './model.ts';

export const ${camel}Api = {
  list: get('/api/v2/compute/${many.snake}', page(${pascal})),
  read: get('/api/v2/compute/${many.snake}/{id}', ${pascal}),
  create: send('POST', '/api/v2/compute/${many.snake}', ${pascal}Body, ${pascal}),
  update: send('PATCH', '/api/v2/compute/${many.snake}/{id}', ${pascal}Update, ${pascal}),
  remove: remove('/api/v2/compute/${many.snake}/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/${many.snake}/delete', Ids, TaskRef),
} as const;

export const ${camel}Subjects = { list: 'compute_${many.snake}', item: 'compute_${many.snake}_${snake}' } as const;
export const ${camel}Event = { name: '${snake}', object: ${pascal} } as const;

/** Sort keys the server knows. */
export const ${camel}Sorts = ['name', 'created_at'] as const;
`;

const modelTest = ({ one: { pascal, words } }: ResourceNames) => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is } from 'superstruct';
import { ${pascal}Body, ${pascal}Update } from './model.ts';

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
