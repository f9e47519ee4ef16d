import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedSelection, type Folders, subjects, subjectSelection } from './selection.ts';

const files = [
  'packages/contract/src/router/rules.test.ts',
  'packages/platform/src/resources/router/http.test.ts',
  'packages/console/src/resources/router/router.form.test.ts',
  'packages/console/src/resources/router/router.e2e.ts',
  'packages/console/src/kit/list/rows.test.ts',
  'packages/console/src/areas/s3/files/files.e2e.ts',
  'packages/platform/src/object-storage/objects.test.ts',
  'packages/elements/src/text-field/text-field.test.ts',
  'packages/elements/src/core/base.ts',
];
const folders: Folders = {
  in: (folder) => [
    ...new Set(
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''),
    ),
  ],
  has: (pattern) => {
    const [base = '', ending = ''] = pattern.split(/(?:\*\*\/)?\*/);
    return files.some((file) => file.startsWith(base) && file.endsWith(ending));
  },
};

test('a resource is its folders in three packages, and its journeys', () => {
  assert.deepEqual(subjectSelection('router', folders), {
    unit: {
      contract: ['src/router/**/*.test.ts'],
      platform: ['src/resources/router/**/*.test.ts'],
      console: ['src/resources/router/**/*.test.ts'],
    },
    journeys: ['packages/console/src/resources/router/'],
    elements: [],
    suites: [],
  });
});

test('an element is its own tests; a word that names nothing selects nothing', () => {
  assert.deepEqual(subjectSelection('text-field', folders)?.elements, ['text-field']);
  assert.equal(subjectSelection('rooter', folders), null);
  assert.deepEqual(subjects(folders), ['kit', 'object-storage', 'router', 's3', 'text-field']);
});

test('the S3 area of the console and the object storage of the platform are one subject, by either name', () => {
  const s3 = subjectSelection('s3', folders);
  assert.deepEqual(s3?.unit, { platform: ['src/object-storage/**/*.test.ts'] });
  assert.deepEqual(s3.journeys, ['packages/console/src/areas/s3/']);
  assert.deepEqual(subjectSelection('object-storage', folders), s3);
});

test('a change of a resource touches that resource', () => {
  const paths = ['packages/platform/src/resources/router/routes.ts', 'packages/contract/src/router/model.ts'];
  assert.deepEqual(changedSelection(paths, folders), subjectSelection('router', folders));
});

test('a change elsewhere in a package touches all that stand on it', () => {
  const { suites, elements } = changedSelection(
    ['packages/elements/src/core/base.ts', 'packages/elements/src/text-field/text-field.ts'],
    folders,
  );
  assert.ok(['elements', 'catalogue', 'journeys', 'unit/console'].every((name) => suites.includes(name)));
  assert.ok(!suites.includes('unit/platform'));
  assert.deepEqual(elements, []);
});

test('a journey that changed is run alone; a change of a script touches the scripts', () => {
  assert.deepEqual(changedSelection(['test/journeys/pages.e2e.ts'], folders).journeys, ['test/journeys/pages.e2e.ts']);
  assert.deepEqual(changedSelection(['scripts/start/run.ts'], folders).suites, ['check', 'unit/scripts']);
});
