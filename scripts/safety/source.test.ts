import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code, sources, tests } from './repository.ts';
import { findings } from './rules/lines.ts';
import * as patterns from './rules/patterns.ts';

const find = (pattern: RegExp, where: RegExp, except?: RegExp) =>
  sources(where, except).flatMap((source) => findings(source, pattern));

// The rules themselves have to name what they forbid.
const rules = /^scripts\/(safety\/rules|lint)\//;
const ourSource = /^(packages|scripts|themes|test)\//;
const both = (one: RegExp, other: RegExp) => new RegExp(`(?=.*(?:${one.source}))(?=.*(?:${other.source}))`);

test('no message goes to any origin', () => {
  assert.deepEqual(find(patterns.anyOrigin, both(ourSource, code), new RegExp(`${tests.source}|${rules.source}`)), []);
});

test('every test runs', () => {
  assert.deepEqual(find(patterns.unusedTest, tests), []);
});

test('no test sleeps', () => {
  // The lab starts other people's programs, which do not say when they are ready.
  assert.deepEqual(find(patterns.sleeping, tests, /^test\/openstack\/lab\//), []);
});

test('no test moves time before what was pressed has been heard', () => {
  assert.deepEqual(find(patterns.hastyClock, tests), []);
});

test('no test says how soon something has to come', () => {
  assert.deepEqual(find(patterns.impatient, tests), []);
});

test('no path of a machine', () => {
  assert.deepEqual(find(patterns.machinePath, /./), []);
});

test('no host to install from', () => {
  assert.deepEqual(find(patterns.registryHost, /./), []);
});

test('no colour outside of tokens', () => {
  // A partner's page is a stranger's: its brand is its own. A theme's drawings are the brand.
  const free = /^packages\/tokens\/|^themes\/|^scripts\/partner\/portal\.css$/;
  const where = /^(packages|scripts|test)\/.*\.(ts|tsx|css|html|mjs)$/;
  const except = new RegExp([free, tests, rules].map(({ source }) => source).join('|'));
  assert.deepEqual(find(patterns.rawColour, where, except), []);
});

test("the console's own styles follow the text's direction", () => {
  assert.deepEqual(find(patterns.physicalSide, /^packages\/console\/src\/.*\.css\.ts$/), []);
});

test('what the console fetches when it is first shown waits for a server that is away', () => {
  const found = find(
    patterns.bareLazy,
    /^packages\/console\/src\/.*\.tsx?$/,
    /^packages\/console\/src\/kit\/connectivity\/lazy-component\.tsx$/,
  );
  assert.deepEqual(found, []);
});

test('no sentence is put together from texts', () => {
  assert.deepEqual(find(patterns.gluedText, /^packages\/console\/src\/.*\.tsx?$/, tests), []);
});

test('nothing is left for later', () => {
  assert.deepEqual(find(patterns.unfinished, both(ourSource, /\.(ts|tsx|mjs|css|html|md)$/), rules), []);
});

test('no file is longer than 300 lines', () => {
  const generated = /^packages\/react-bindings\/src\/|^packages\/tokens\/src\/schemes\/|^themes\/[^/]+\/scheme\.css$/;
  const words = /\/words(\/|\.ts$)/;
  const except = new RegExp([generated, words, tests].map(({ source }) => source).join('|'));
  const long = sources(/^(packages|scripts|themes|test)\/.*\.(ts|tsx|mjs|css)$/, except)
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  assert.deepEqual(long, []);
});

test('no file says that it could be anything', () => {
  const shapeless = /(^|\/)(utils?|helpers?|commons?|managers?|data|misc)(\.\w+)*\.(ts|tsx|mjs)$/;
  // The colours of data in a chart: the word is the name of the token group.
  const namesake = /^packages\/tokens\/src\/generator\/data\.ts$/;
  const found = sources(shapeless, namesake).map(({ path }) => path);
  assert.deepEqual(found, []);
});
