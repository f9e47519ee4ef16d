import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AreaEntry, MenuGroup } from '../../kit/module.ts';
import { groupEntries } from './sections.rules.ts';

const title = { ar: '', de: '', en: '', es: '', ja: '', pt: '', ru: '', tr: '', zh: '' };
const entry = (group: MenuGroup, path: string, guard: AreaEntry['guard'] = null): AreaEntry => ({
  group,
  path,
  icon: '',
  title,
  guard,
});
const said = (entries: readonly AreaEntry[], may: boolean) =>
  groupEntries(entries, () => may).map(({ group, entries: members }) => [group, members.map(({ path }) => path)]);

const mixed = [
  entry('networking', 'networks', { subject: 'compute_networks', action: 'read' }),
  entry('domain', 'theme'),
  entry('networking', 'routers', { subject: 'compute_routers', action: 'read' }),
];

describe('a section menu', () => {
  it('has its entries by group, in their order', () =>
    assert.deepEqual(said(mixed, true), [
      ['networking', ['networks', 'routers']],
      ['domain', ['theme']],
    ]));

  // spec: navigation.sections
  it('leaves out what may not be opened, and groups with nothing in them', () =>
    assert.deepEqual(said(mixed, false), [['domain', ['theme']]]));

  it('asks for the guard of the entry', () => {
    const only = groupEntries(mixed, ({ subject }) => subject === 'compute_routers');
    assert.deepEqual(
      only.flatMap((section) => section.entries.map(({ path }) => path)),
      ['routers', 'theme'],
    );
  });

  it('of nothing is empty', () =>
    assert.deepEqual(
      groupEntries([], () => true),
      [],
    ));
});
