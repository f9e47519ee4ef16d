import { journey } from './console-journey.ts';
import { consolePages } from './console-pages.ts';
import { wordFiles } from './console-words.ts';
import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** Everything the console is of a resource. */
export function consoleFiles(names: ResourceNames): Files {
  const { kebab } = names.one;
  const folder = `packages/console/src/resources/${kebab}`;
  const files: Files = {
    [`${kebab}.ts`]: declaration(names),
    [`${kebab}.form.ts`]: form(names),
    [`${kebab}.form.test.ts`]: formTest(names),
    [`${kebab}.e2e.ts`]: journey(names),
    'paths.ts': paths(names),
    'definition.ts': definition(names),
    'module.ts': module(names),
    ...consolePages(names),
    ...wordFiles(names),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

const declaration = ({
  one: { pascal, camel, snake },
  many,
}: ResourceNames) => `import { type ${pascal}, ${camel}Api, ${camel}Event, ${camel}Subjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { ${camel}Paths } from './paths.ts';
import type en from './words/en.json';

export const ${camel}Words = defineResourceWords<typeof en>('${snake}', import.meta.glob('./words/??.json', { import: 'default' }));

export const ${many.camel} = definePagedResource<${pascal}, typeof ${camel}Api>({
  name: '${snake}',
  api: ${camel}Api,
  subjects: ${camel}Subjects,
  event: ${camel}Event,
  label: (${camel}) => ${camel}.name,
  words: ${camel}Words,
  paths: ${camel}Paths,
  icon: 'menu-${many.kebab}',
});
`;

const form = ({
  one: { pascal, camel },
}: ResourceNames) => `import type { ${pascal}, ${pascal}Body, ${pascal}Update } from '@skydeck/contract';
import { object, size, string } from 'superstruct';
import { formModel, required, trimmed } from '../../kit/form/model.ts';

/** Shaped like the form a person sees. */
export interface ${pascal}Draft {
  name: string;
}

const shape = object({ name: size(string(), 1, 255) });

const check = ({ name }: ${pascal}Draft) => required({ name });

export const new${pascal} = formModel<${pascal}Draft, ${pascal}Body>({
  shape, check,
  blank: () => ({ name: '' }),
  toBody: trimmed,
});

export const ${camel}Change = formModel<${pascal}Draft, ${pascal}Update, ${pascal}>({
  shape, check,
  blank: new${pascal}.blank,
  from: ({ name }) => ({ name }),
  toBody: trimmed,
});
`;

const formTest = ({
  one: { kebab, pascal, camel, words: spoken },
}: ResourceNames) => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ${pascal}Body, ${pascal}Update } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { new${pascal}, ${camel}Change } from './${kebab}.form.ts';

test('a new ${spoken} sends a body the contract takes', () => {
  const body = new${pascal}.toBody({ name: ' first ' });
  assert.ok(is(body, ${pascal}Body));
  assert.deepEqual(body, { name: 'first' });
});

test('a change sends a body the contract takes', () => {
  assert.ok(is(${camel}Change.toBody({ name: 'second' }), ${pascal}Update));
});

for (const [name, code] of [['', 'required'], ['  ', 'required'], ['a'.repeat(256), 'size']] as const) {
  test(\`\${JSON.stringify(name.slice(0, 9))} is no name: \${code}\`, () => {
    assert.equal(problemsOfDraft(new${pascal}, { name })['name']?.code, code);
  });
}
`;

const paths = ({
  one: { camel },
  many,
  area,
}: ResourceNames) => `import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

export const ${camel}Paths = resourcePaths('/${area}/${many.kebab}');
`;

const definition = ({
  one: { camel, snake },
  many,
  area,
  group,
  icon,
}: ResourceNames) => `import icon from 'lucide-static/icons/${icon}.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const ${camel}: ResourceDefinition = {
  name: '${snake}',
  area: '${area}',
  subject: '${area}_${many.snake}',
  menu: { group: '${group}', path: '${many.kebab}', icon, title },
  tasks: '${area}.${many.snake}.',
  load: async () => (await import('./module.ts')).${camel},
};
`;

const module = ({
  one: { kebab, pascal, camel },
  many,
  area,
}: ResourceNames) => `import type { ResourceModule } from '../../kit/module.ts';
import { resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${pascal}List } from './${pascal}List.tsx';

const routes = resourceRoutes({ path: '${many.kebab}', id: '${camel}Id', subjects: ${many.camel}.subjects });

export const ${camel}: ResourceModule = {
  resource: ${many.camel},
  pages: [
    routes.list(${pascal}List, [
      routes.add(async () => (await import('./${pascal}Forms.tsx')).${pascal}Create),
      routes.edit(async () => (await import('./${pascal}Forms.tsx')).${pascal}Edit),
    ]),
    routes.details(async () => (await import('./${pascal}Details.tsx')).${pascal}Details),
  ],
  // In other people's pages: none until somebody decides so.
  frames: [],
  tasks: [{ name: '${area}.${many.snake}.delete_many', words: ${camel}Words, retryEndpoint: ${many.camel}.api.removeMany }],
};
`;
