import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Source, sources } from './repository.ts';

/** A test as `docs/security.md` names it: `platform/src/a.test.ts › its title`. */
interface Named {
  readonly row: string;
  readonly file: string;
  readonly title: string;
}

const [page] = sources(/^docs\/security\.md$/);
assert.ok(page, 'docs/security.md is missing');

const rows = page.text.split('\n').filter((line) => /^\| \d/.test(line));
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const named = rows.flatMap((line): Named[] =>
  [...line.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    row: cellsOf(line)[1] ?? '',
    file: file.startsWith('test/') ? file : `packages/${file}`,
    title,
  })),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A title stands behind `test(` or the like, or as the name of a row that a loop makes tests of. */
const holds = ({ text }: Source, title: string) =>
  new RegExp(String.raw`(?:\b(?:test|it|describe)\(|\[|\bsays: )\s*['"\x60]${escaped(title)}['"\x60]`).test(text);

test('each test that the security table names exists', () => {
  const files = new Map(sources(/\.(test|e2e)\.ts$/).map((source) => [source.path, source]));
  const missing = named.filter(({ file, title }) => {
    const source = files.get(file);
    return !source || !holds(source, title);
  });
  assert.ok(named.length > 50);
  assert.deepEqual(
    missing.map(({ row, file, title }) => `${row}: ${file} › ${title}`),
    [],
  );
});

test('each requirement is there once, says whether it is met, and what is met has a test', () => {
  const numbers = rows.map((line) => cellsOf(line)[1]);
  assert.equal(new Set(numbers).size, numbers.length);
  const odd = rows.filter((line) => !['yes', 'in part', 'no', '—'].includes(cellsOf(line)[3] ?? ''));
  assert.deepEqual(odd, []);
  const unproved = rows.filter((line) => cellsOf(line)[3] === 'yes' && !line.includes(' › '));
  assert.deepEqual(unproved, []);
});

// ASVS 5.0: how many requirements of levels 1 and 2 a section has; of 15.4, those of level 3.
const asked: readonly (readonly [section: string, requirements: number])[] = [
  ['3.3', 4],
  ['3.4', 6],
  ['3.5', 5],
  ['4.1', 3],
  ['4.2', 1],
  ['4.3', 2],
  ['4.4', 4],
  ['5.2', 3],
  ['5.3', 2],
  ['6.1', 3],
  ['6.2', 11],
  ['6.3', 3],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['13.2', 5],
  ['15.3', 7],
  ['15.4', 4],
  ['16.2', 5],
  ['16.3', 4],
  ['16.4', 3],
];
for (const [section, requirements] of asked) {
  test(`section ${section} is whole`, () => {
    const there = rows.map((line) => cellsOf(line)[1] ?? '').filter((number) => number.startsWith(`${section}.`));
    assert.deepEqual(
      there,
      Array.from({ length: requirements }, (_, at) => `${section}.${at + 1}`),
    );
  });
}
