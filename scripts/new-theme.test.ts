import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quoted, run } from './process.ts';
import { copyRepository } from './temporary-copy.ts';

const copy = copyRepository(['tokens']);
after(copy.remove);

const picture = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>\n`;
const drawn = {
  'mark.svg': picture('<path fill="#123456" d="M1 1h6v6z"/>'),
  'name.svg': picture('<path fill="#123456" d="M1 1h6v6z"/><path fill="#abcdef" d="M2 2h2v2z"/>'),
  'script.svg': picture('<script>alert(1)</script>'),
  'outside.svg': picture('<image href="https://acme.example/a.png"/>'),
};
for (const [file, text] of Object.entries(drawn)) writeFileSync(join(copy.folder, file), text);
writeFileSync(join(copy.folder, 'pixels.svg'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]));

const good: Readonly<Record<string, string>> = {
  accent: '#7a3cff',
  neutral: '240',
  title: 'Acme Cloud',
  logo: 'mark.svg',
  'login-logo': 'name.svg',
  favicon: 'name.svg',
};

/** Runs the script with `good`, where `changes` say nothing else; an empty text leaves an option out. */
function make(name: string, changes: Readonly<Record<string, string>> = {}) {
  const given = Object.entries({ ...good, ...changes }).filter(([, value]) => value !== '');
  const written = given.map(([option, value]) => `--${option} ${quoted(value)}`).join(' ');
  return run(`node scripts/new-theme.ts ${name} ${written}`, { cwd: copy.folder });
}

const lockfile = () => readFileSync(join(copy.folder, 'pnpm-lock.yaml'), 'utf8');
const themes = () => readdirSync(join(copy.folder, 'themes')).toSorted();
const before = { lockfile: lockfile(), themes: themes() };

const refused: [what: string, name: string, changes: Record<string, string>, sentence: RegExp][] = [
  ['no name', '', {}, /^Give the theme a name\. Write: node/],
  ['two names', 'acme cloud', {}, /^“cloud” is one name too many\./],
  ['a name that is none', 'Acme', {}, /^“Acme” is not kebab-case/],
  ['the name of a theme', 'halyard', {}, /^“halyard” is taken/],
  ['the name of a scheme', 'fjord', {}, /^“fjord” is taken/],
  ['no accent', 'acme', { accent: '' }, /^--accent is missing\. Write: node/],
  ['an option there is not', 'acme', { colour: 'red' }, /^Unknown option '--colour'\. Write: node/],
  ['a colour that is none', 'acme', { accent: 'teal-ish' }, /^“teal-ish” is no colour: write it as '#rrggbb'\.$/],
  [
    'a colour without a label',
    'acme',
    { accent: '#777777' },
    /^#777777 cannot be the accent: light: accent\.on-solid on accent\.solid has 4\.47, needs 4\.5\. The nearest accent that passes is #[0-9a-f]{6}\.$/,
  ],
  ['a colour nobody sees', 'acme', { accent: '#ffff00' }, /light: accent\.solid on surface has 1\.07, needs 1\.35/],
  ['a hue that is none', 'acme', { neutral: 'blue' }, /^The neutral tint is a hue/],
  ['an empty title', 'acme', { title: ' ' }, /^Give the product a title/],
  ['a logo that is missing', 'acme', { logo: 'gone.svg' }, /^--logo: gone\.svg cannot be read\.$/],
  ['pixels', 'acme', { favicon: 'pixels.svg' }, /^--favicon: pixels\.svg is no SVG picture\.$/],
  ['a logo with a script', 'acme', { 'login-logo': 'script.svg' }, /^--login-logo: script\.svg has a <script>\.$/],
  ['a logo with a reference', 'acme', { logo: 'outside.svg' }, /^--logo: outside\.svg refers to something else/],
  ['a mark in two colours', 'acme', { logo: 'name.svg' }, /^--logo: name\.svg is drawn in 2 colours/],
];

for (const [what, name, changes, sentence] of refused) {
  test(`${what}: one sentence, and nothing is written`, async () => {
    const { code, output } = await make(name, changes);
    assert.equal(code, 2, output);
    assert.match(output.trimEnd(), sentence);
    assert.equal(output.trimEnd().split('\n').length, 1, output);
    assert.deepEqual({ lockfile: lockfile(), themes: themes() }, before);
  });
}

test('the nearest accent that a refusal names is taken', async () => {
  const { output } = await make('nearest', { accent: '#777777' });
  const [, accent = ''] = /passes is (#[0-9a-f]{6})/.exec(output) ?? [];
  const made = await make('nearest', { accent });
  assert.equal(made.code, 0, made.output);
});

test('a new theme is whole, formatted, known to the lockfile, and passes what every theme passes', async () => {
  const { code, output } = await make('acme');
  assert.equal(code, 0, output);
  assert.match(output, /themes\/acme was created/);
  const folder = join(copy.folder, 'themes', 'acme');
  assert.match(readFileSync(join(folder, 'scheme.css'), 'utf8'), /^\s+--sky-accent-solid: #7a3cff;$/m);
  assert.match(lockfile(), /^ {2}themes\/acme:\n {4}dependencies:\n {6}'@skydeck\/tokens':$/m);
  assert.deepEqual(
    readdirSync(join(copy.folder, '.cache')).filter((left) => left.startsWith('new-theme-')),
    [],
  );

  // As the install does it.
  mkdirSync(join(folder, 'node_modules', '@skydeck'), { recursive: true });
  symlinkSync('../../../../packages/tokens', join(folder, 'node_modules', '@skydeck', 'tokens'));
  for (const line of ['oxfmt --check themes/acme', 'oxlint themes/acme']) {
    const checked = await run(line, { cwd: copy.folder });
    assert.equal(checked.code, 0, checked.output);
  }
  const safety = await run("node --test 'scripts/safety/source.test.ts'", { cwd: copy.folder });
  assert.doesNotMatch(safety.output, /themes\/acme/);
  const tested = await run('node --test ../theme.test.ts', { cwd: folder });
  assert.equal(tested.code, 0, tested.output);
  assert.match(tested.output, /all of its scheme can be read/);
});

test('a theme is not written over one that is there', async () => {
  assert.ok(existsSync(join(copy.folder, 'themes', 'acme')));
  const again = await make('acme', { title: 'Another' });
  assert.equal(again.code, 2);
  assert.match(again.output, /^“acme” is taken/);
  assert.match(readFileSync(join(copy.folder, 'themes', 'acme', 'theme.json'), 'utf8'), /Acme Cloud/);
});
