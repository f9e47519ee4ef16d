// What editors read has to have all that the manifest has, in the shape they read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { editorFiles } from '../../scripts/editor-data.ts';
import type { Declaration, Described, Manifest } from '../../scripts/editor/interfaces.ts';

interface Named {
  readonly name: string;
}
interface HtmlData {
  readonly version: number;
  readonly tags: readonly (Named & {
    readonly description: { readonly kind: string; readonly value: string };
    readonly attributes: readonly (Named & { readonly valueSet?: string; readonly values?: readonly Named[] })[];
  })[];
}
interface CssData {
  readonly version: number;
  readonly properties: readonly Named[];
  readonly pseudoElements: readonly Named[];
  readonly pseudoClasses: readonly Named[];
}
interface WebTypes {
  readonly name: string;
  readonly version: string;
  readonly contributions: {
    readonly html: {
      readonly elements: readonly (Named & {
        readonly description: string;
        readonly attributes: readonly (Named & {
          readonly value: { readonly kind: string; readonly type: string };
          readonly values?: readonly Named[];
        })[];
        readonly slots: readonly Named[];
        readonly js: { readonly properties: readonly Named[]; readonly events: readonly Named[] };
        readonly css: Readonly<Record<'parts' | 'properties' | 'pseudo-classes', readonly Named[]>>;
      })[];
    };
  };
}

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const manifest = JSON.parse(read('custom-elements.json')) as Manifest;
const declared = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName !== undefined)
  .sort((one, other) => (one.tagName! < other.tagName! ? -1 : 1));
const namesOf = (list: readonly { readonly name?: string }[] = []) => list.map(({ name }) => name);

const html = JSON.parse(read('vscode.html-custom-data.json')) as HtmlData;
const css = JSON.parse(read('vscode.css-custom-data.json')) as CssData;
const types = JSON.parse(read('web-types.json')) as WebTypes;
const { elements } = types.contributions.html;
const find = <Item extends Named>(items: readonly Item[], name: string): Item => {
  const found = items.find((item) => item.name === name);
  assert.ok(found, name);
  return found;
};

test('what is committed is what the manifest says', () => {
  for (const [path, text] of Object.entries(editorFiles())) assert.equal(read(path), text, path);
});

test('package.json leads to them, and they are published', () => {
  const description = JSON.parse(read('package.json')) as Record<string, unknown>;
  assert.equal(description['web-types'], './web-types.json');
  const files = description['files'] as string[];
  for (const file of ['web-types.json', 'vscode.html-custom-data.json', 'vscode.css-custom-data.json'])
    assert.ok(files.includes(file), file);
  assert.equal(types.name, description['name']);
  assert.equal(types.version, description['version']);
});

test('every element and every attribute of the manifest is there', () => {
  const tags = declared.map(({ tagName }) => tagName);
  assert.deepEqual(namesOf(html.tags), tags);
  assert.deepEqual(namesOf(elements), tags);
  for (const { tagName = '', attributes } of declared) {
    assert.deepEqual(namesOf(find(html.tags, tagName).attributes), namesOf(attributes), tagName);
    assert.deepEqual(namesOf(find(elements, tagName).attributes), namesOf(attributes), tagName);
  }
});

test('JetBrains is told of events, slots, parts, custom properties and states', () => {
  for (const { tagName = '', events, slots, cssParts, cssProperties, cssStates } of declared) {
    const { js, css: styles, slots: places } = find(elements, tagName);
    assert.deepEqual(namesOf(js.events), namesOf(events), tagName);
    assert.deepEqual(
      namesOf(places),
      namesOf(slots).map((name) => name || 'default'),
      tagName,
    );
    assert.deepEqual(namesOf(styles.parts), namesOf(cssParts), tagName);
    assert.deepEqual(namesOf(styles.properties), namesOf(cssProperties), tagName);
    assert.deepEqual(
      namesOf(styles['pseudo-classes']),
      namesOf(cssStates).map((name) => `state(${name})`),
      tagName,
    );
  }
});

test('VS Code is told what a style sheet may say, each name once', () => {
  const all = (pick: (declaration: Declaration) => readonly Described[] | undefined) =>
    [...new Set(declared.flatMap((declaration) => namesOf(pick(declaration))))].sort();
  assert.deepEqual(
    namesOf(css.properties),
    all(({ cssProperties }) => cssProperties),
  );
  assert.deepEqual(
    namesOf(css.pseudoElements),
    all(({ cssParts }) => cssParts).map((name) => `::part(${name})`),
  );
  assert.deepEqual(
    namesOf(css.pseudoClasses),
    all(({ cssStates }) => cssStates).map((name) => `:state(${name})`),
  );
  assert.equal(css.version, 1.1);
});

test('a union of words is offered word by word, and a switch has no value', () => {
  const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost', 'link'];
  const variant = find(find(html.tags, 'sky-button').attributes, 'variant');
  assert.deepEqual(namesOf(variant.values), variants);
  const jetBrains = find(find(elements, 'sky-button').attributes, 'variant');
  assert.deepEqual(namesOf(jetBrains.values), variants);
  assert.equal(jetBrains.value.type, 'enum');
  assert.equal(find(find(html.tags, 'sky-text-field').attributes, 'required').valueSet, 'v');
  assert.equal(find(find(elements, 'sky-text-field').attributes, 'required').value.kind, 'no-value');
  const spelling = find(find(html.tags, 'sky-text-field').attributes, 'spellcheck');
  assert.deepEqual(namesOf(spelling.values), ['true', 'false']);
});

test('no union of words is left without them', () => {
  const bare = elements.flatMap(({ name, attributes }) =>
    attributes
      .filter(({ value, values }) => /^[A-Z]\w+$/.test(value.type) && values === undefined)
      .map((attribute) => `${name} ${attribute.name}: ${attribute.value.type}`),
  );
  assert.deepEqual(bare, []);
});

test('every element says what it is for and how it is imported', () => {
  for (const { name, description } of html.tags) {
    assert.equal(description.kind, 'markdown');
    assert.match(description.value, /^\S.+\n\n`import '@skydeck\/elements\/[\w-]+\/define';`/, name);
  }
  for (const { name, description } of elements) assert.notEqual(description, '', name);
});
