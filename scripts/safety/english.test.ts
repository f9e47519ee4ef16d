import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources, tests } from './repository.ts';
import { wordsInTemplates } from './rules/english.ts';

test('no English in what the console draws', () => {
  assert.deepEqual(sources(/^packages\/console\/src\/.*\.tsx$/, tests).flatMap(wordsInTemplates), []);
});

test('no English in what the elements draw', () => {
  const wordFiles = /\/(?:[\w-]+-)?words\//;
  const except = new RegExp(`${tests.source}|${wordFiles.source}`);
  assert.deepEqual(sources(/^packages\/(elements|embed)\/src\/.*\.ts$/, except).flatMap(wordsInTemplates), []);
});
