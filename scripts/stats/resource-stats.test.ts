import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf, resourceStats, statsTable } from './resource-stats.ts';

test('a file belongs to a part of one resource, or to none', () => {
  const cases: [string, string | null][] = [
    ['packages/contract/src/router/model.ts', 'router contract'],
    ['packages/contract/src/router/rules.test.ts', 'router tests'],
    ['packages/console/src/resources/router/RouterList.tsx', 'router console'],
    ['packages/console/src/resources/router/router.e2e.ts', 'router tests'],
    ['packages/console/src/resources/router/words/de.json', 'router words'],
    ['packages/console/src/resources/router/words.ts', 'router console'],
    ['packages/platform/src/resources/floating-ip/embedded/change.ts', 'floating-ip platform'],
    ['packages/platform/src/resources/floating-ip/test-site.ts', 'floating-ip tests'],
    ['packages/platform/src/resources/router/openstack.ts', 'router openstack'],
    ['packages/platform/src/resources/router/openstack/plan.ts', 'router openstack'],
    ['packages/platform/src/resources/router/openstack.test.ts', 'router tests'],
    ['packages/platform/src/resources/router/recordings/many-at-once.json', 'router openstack'],
    ['packages/platform/src/resources/index.ts', null],
    ['packages/platform/src/resources/kit/access.ts', null],
    ['packages/platform/src/engines/embedded/records.ts', null],
    ['packages/contract/src/http.ts', null],
    ['docs/router/model.ts', null],
  ];
  for (const [path, expected] of cases) {
    const found = partOf(path);
    assert.equal(found && `${found.name} ${found.part}`, expected, path);
  }
});

const files = [
  { path: 'packages/contract/src/router/index.ts', lines: 20 },
  { path: 'packages/contract/src/rules/names.ts', lines: 9 },
  { path: 'packages/console/src/resources/router/words/en.json', lines: 5 },
  { path: 'packages/platform/src/resources/router/port.ts', lines: 30 },
  { path: 'packages/platform/src/resources/router/routes.ts', lines: 10 },
  { path: 'packages/platform/src/resources/router/openstack.ts', lines: 50 },
  { path: 'packages/platform/src/resources/router/engine.test.ts', lines: 100 },
  { path: 'packages/platform/src/resources/domain/port.ts', lines: 7 },
];

test('lines and files are summed up by resource and part; a folder of the contract alone is none', () => {
  const [domain, router, ...others] = resourceStats(files);
  assert.deepEqual([domain?.name, router?.name, others], ['domain', 'router', []]);
  assert.deepEqual(router?.platform, { lines: 40, files: 2 });
  assert.deepEqual(
    [router?.contract, router?.words],
    [
      { lines: 20, files: 1 },
      { lines: 5, files: 1 },
    ],
  );
  assert.deepEqual(
    [router?.tests, router?.console],
    [
      { lines: 100, files: 1 },
      { lines: 0, files: 0 },
    ],
  );
});

test('the table has a row for each resource, with the sum of one engine without tests', () => {
  const [head = '', domain = '', router = ''] = statsTable(resourceStats(files), { router: 12.34 });
  const cells = (line: string) => line.trim().split(/ {2,}/);
  assert.deepEqual(cells(head), 'resource contract console platform words sum openstack tests CPU'.split(' '));
  assert.deepEqual(cells(domain), ['domain', '7 (1)', '7 (1)']);
  assert.deepEqual(cells(router), ['router', '20 (1)', '40 (2)', '5 (1)', '65 (4)', '50 (1)', '100 (1)', '12.3 s']);
});
