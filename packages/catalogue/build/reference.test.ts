import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readGuide } from './guide.ts';
import { type Manifest, readReferences } from './reference.ts';

const elements = join(import.meta.dirname, '..', '..', 'elements');
const manifest = JSON.parse(readFileSync(join(elements, 'custom-elements.json'), 'utf8')) as Manifest;
const references = readReferences(elements, manifest);
const find = (name: string) => {
  const found = references.find((reference) => reference.name === name);
  assert.ok(found, name);
  return found;
};

const interfaces = references.flatMap((reference) => reference.interfaces);

describe('the reference', () => {
  it('has every element of the manifest, by folder', () => {
    const tags = manifest.modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ tagName }) => tagName ?? []),
    );
    assert.deepEqual(interfaces.map(({ tag }) => tag).sort(), [...tags].sort());
    const names = references.map(({ name }) => name);
    assert.deepEqual(names, [...names].sort());
  });

  it('has what lives inside an element behind it', () => {
    assert.deepEqual(
      find('tabs').interfaces.map(({ tag }) => tag),
      ['sky-tabs', 'sky-tab-panel', 'sky-tab'],
    );
  });

  it('says what each is for, and how', () => {
    for (const { tag, summary } of interfaces) assert.notEqual(summary, '', tag);
    for (const { name, guide } of references) {
      assert.match(guide.use, /<p>/, name);
      assert.doesNotMatch(guide.use, /<h[1-6]/, name);
    }
  });

  it('says of each what to do and what to leave, and what its keys do', () => {
    for (const { name, guide } of references) {
      assert.ok(guide.practices.length > 0, name);
      for (const { done, avoided } of guide.practices) assert.ok(done !== '' && avoided !== '', name);
      assert.match(guide.keyboard, /<table>|It cannot be focused/, name);
    }
  });

  it('has no page that lacks a part', () => {
    assert.throws(() => readGuide('# Tabs\n\nShow one.\n\n## Keyboard\n\nTab\n'), /no “Do and don’t”/);
  });

  it('knows which values an attribute takes', () => {
    const of = (name: string) => find('button').attributes.find((attribute) => attribute.name === name);
    assert.deepEqual(of('size')?.values, ['x-small', 'small', 'medium', 'large']);
    assert.equal(of('busy')?.isSwitch, true);
    assert.deepEqual(of('label')?.values, []);
  });

  it('shows code in descriptions as code', () => {
    const rows = interfaces.flatMap(({ api }) => Object.values(api).flat());
    for (const { name, description } of rows) assert.doesNotMatch(description, /`/, name);
  });

  it('lists what may be used, and only kinds that have something', () => {
    const [{ api }] = find('text-field').interfaces;
    assert.deepEqual(
      api['Attributes']?.find(({ name }) => name === 'type'),
      {
        name: 'type',
        type: 'text | email | password | search | url | tel',
        default: "'text'",
        description: 'A password has a button that shows it. Escape clears a search.',
      },
    );
    for (const { tag, api: kinds } of interfaces)
      for (const [kind, rows] of Object.entries(kinds)) assert.ok(rows.length > 0, `${tag} ${kind}`);
  });

  it('calls the slot without a name what it is', () => {
    assert.equal(find('button').interfaces[0].api['Slots']?.[0]?.name, '(default)');
  });

  it('writes a method as it is called', () => {
    const methods = interfaces.flatMap(({ api }) => api['Methods'] ?? []);
    assert.ok(methods.length > 0);
    for (const { name, type } of methods) assert.match(type, /^\(.*\) => .+/, name);
  });

  it('has no folder without the element it is named after', () => {
    const odd: Manifest = { modules: [{ path: 'src/tabs/x.ts', declarations: [{ tagName: 'sky-other' }] }] };
    assert.throws(() => readReferences(elements, odd), /no sky-tabs/);
  });
});
