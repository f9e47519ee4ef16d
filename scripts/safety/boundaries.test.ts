import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from '../bootstrap/root.mjs';

// The check `boundaries` itself looks at our sources; here its rules are shown what they forbid.

const kit = 'packages/console/src/kit';
const specimen = 'packages/console/src/resources/specimen';

// In this process: starting the program takes two seconds, seven times.
const settings = extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));

/** What the rules say of files with these imports; each import is a file too. */
async function violations(t: TestContext, imports: Readonly<Record<string, readonly string[]>>) {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-boundaries-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, lines] of Object.entries(imports)) {
    for (const line of lines) {
      const [, relative] = /'(\.[^']*)'/.exec(line) ?? [];
      if (relative) write(join(dirname(path), relative), 'export const it = 1; export type It = 1;\n');
    }
  }
  for (const [path, lines] of Object.entries(imports)) write(path, `${lines.join('\n')}\nexport const own = 1;\n`);
  const { output } = await cruise(['packages'], { ...(await settings), baseDir: folder });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, to }) => `${rule.name}: ${to}`).toSorted();
}

test('a form and its rules may stand on each other and on what is pure in the kit', async (t) => {
  const found = await violations(t, {
    [`${specimen}/specimen.form.ts`]: [
      "import { it } from '../../kit/form/model.ts';",
      "import { it as rule } from './specimen.rules.ts';",
      "import { it as other } from '../neighbour/neighbour.form.ts';",
    ],
    [`${specimen}/specimen.rules.ts`]: ["import { it } from '../../kit/list/paging.rules.ts';"],
    [`${kit}/list/paging.rules.ts`]: ["import type { It } from './columns.ts';"],
  });
  assert.deepEqual(found, []);
});

const impure = [
  ["import { useState } from 'react';", 'react'],
  ["import type { Route } from 'react-router-dom';", 'react-router-dom'],
  ["import { Button } from '@skydeck/react-bindings/button';", '@skydeck/react-bindings/button'],
  ["import { it as styles } from './specimen.css.ts';", `${specimen}/specimen.css.ts`],
  ["import { it as component } from './SpecimenFields.tsx';", `${specimen}/SpecimenFields.tsx`],
  ["import { it as declaration } from './specimen.ts';", `${specimen}/specimen.ts`],
  ["import { it as words } from './words.ts';", `${specimen}/words.ts`],
  ["import { it as kitWords } from '../../kit/words.ts';", `${kit}/words.ts`],
  ["import { it as hook } from '../../kit/form/useForm.ts';", `${kit}/form/useForm.ts`],
] as const;

for (const kind of ['form', 'rules']) {
  test(`nothing of a page has a place in specimen.${kind}.ts, not even a type`, async (t) => {
    const found = await violations(t, { [`${specimen}/specimen.${kind}.ts`]: impure.map(([line]) => line) });
    const ofThisRule = found.filter((one) => one.startsWith('forms and rules are pure: '));
    assert.deepEqual(ofThisRule, impure.map(([, target]) => `forms and rules are pure: ${target}`).toSorted());
  });
}

test('what forms and rules stand on imports nothing else either', async (t) => {
  const found = await violations(t, {
    [`${kit}/form/model.ts`]: ["import { it } from './useForm.ts';"],
    [`${kit}/list/paging.rules.ts`]: ["import { useState } from 'react';"],
  });
  assert.deepEqual(
    found.filter((one) => one.startsWith('what forms')),
    [`what forms and rules stand on is pure: ${kit}/form/useForm.ts`, 'what forms and rules stand on is pure: react'],
  );
});

test('a floor of the console stands on those below it, and on none above', async (t) => {
  const found = await violations(t, {
    'packages/console/src/layout/Header.tsx': [
      "import { it } from '../kit/list/index.ts';",
      "import { it as theme } from '../preferences/theme.ts';",
      "import { it as resource } from '../resources/router/index.ts';",
    ],
    'packages/console/src/screens/login/Login.tsx': ["import { it } from '../../frame/host.ts';"],
    'packages/console/src/kit/list/index.ts': ["import { it } from '../../session/index.ts';"],
    'packages/console/src/session/index.ts': ["import { it } from '../app/start.ts';"],
  });
  assert.deepEqual(found, [
    '(areas|screens) stands on the floors below it: packages/console/src/frame/host.ts',
    'kit stands on the floors below it: packages/console/src/session/index.ts',
    'layout stands on the floors below it: packages/console/src/resources/router/index.ts',
    'session stands on the floors below it: packages/console/src/app/start.ts',
  ]);
});

test('a floor of the platform stands on those below it, and a resource is the same for all engines', async (t) => {
  const src = 'packages/platform/src';
  const found = await violations(t, {
    [`${src}/http/serve.ts`]: [
      "import { it } from '../store/store.ts';",
      "import type { It } from '../identity/rights/rights.ts';",
    ],
    [`${src}/http/serve.test.ts`]: ["import { it } from '../app/start/start-platform.ts';"],
    [`${src}/resources/router/routes.ts`]: ["import { it } from './embedded/records.ts';"],
    [`${src}/engines/embedded/ranges.ts`]: ["import { it } from '../../resources/subnet/embedded/records.ts';"],
    [`${src}/object-storage/open.ts`]: ["import { it } from '../app/start/settings.ts';"],
    [`${src}/mail/send.ts`]: ["import { it } from '../store/store.ts';"],
    [`${src}/tasks/runner.ts`]: ["import { it } from '../mail/send.ts';"],
  });
  assert.deepEqual(found, [
    `a floor of the platform is none that is not drawn: ${src}/mail/send.ts`,
    `platform: engines stands on the floors below it: ${src}/resources/subnet/embedded/records.ts`,
    `platform: http stands on the floors below it: ${src}/identity/rights/rights.ts`,
    `platform: object-storage stands on the floors below it: ${src}/app/start/settings.ts`,
    `platform: resources stands on the floors below it: ${src}/resources/router/embedded/records.ts`,
  ]);
});

test('a resource of the platform enters another by what that one offers', async (t) => {
  const resources = 'packages/platform/src/resources';
  const entry = 'a resource of the platform enters another by its port, its index, its records or its rules';
  const found = await violations(t, {
    [`${resources}/router/embedded/change.ts`]: [
      "import { it } from '../../port/embedded/index.ts';",
      "import { it as records } from '../../port/records.ts';",
      "import { it as rules } from '../../network/visibility.rules.ts';",
      "import { it as kit } from '../../kit/access.ts';",
      "import { it as inside } from '../../network/views.ts';",
    ],
    [`${resources}/router/openstack/load.ts`]: [
      "import { it } from '../../network/openstack/views.ts';",
      "import { it as other } from '../../network/embedded/index.ts';",
    ],
    [`${resources}/port/records.ts`]: ["import { it } from './views.ts';"],
    [`${resources}/kit/access.ts`]: ["import { it } from '../port/records.ts';"],
    [`${resources}/network/visibility.rules.ts`]: ["import { it } from '../../store/store.ts';"],
    [`${resources}/network/embedded/index.ts`]: ["import { it } from '../openstack/records.ts';"],
    [`${resources}/network/port.ts`]: ["import { it } from '../../app/testing/index.ts';"],
  });
  assert.deepEqual(found, [
    `${entry}: ${resources}/network/openstack/views.ts`,
    `${entry}: ${resources}/network/views.ts`,
    'platform: resources stands on the floors below it: packages/platform/src/app/testing/index.ts',
    `platform: what all resources stand on stands on the floors below it: ${resources}/port/records.ts`,
    `records stand on records and rules: ${resources}/port/views.ts`,
    'rules of a resource are pure: packages/platform/src/store/store.ts',
    `the engine embedded knows no other cloud: ${resources}/network/openstack/records.ts`,
    `the engine openstack knows no other cloud: ${resources}/network/embedded/index.ts`,
    'what supports tests is for tests: packages/platform/src/app/testing/index.ts',
  ]);
});
