import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  byDomain,
  domainsOf,
  entryOfEnter,
  findProjects,
  nextEnabled,
  indexOfKey,
  splitRecent,
} from './chooser.rules.ts';

const project = (name: string, enabled = true) => ({
  id: name,
  name,
  enabled,
  domain_id: 'd',
  domain_name: 'D',
  role: 'project_user',
});
const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('the project chooser', () => {
  const projects = [
    project('storefront'),
    project('sandbox-2024', false),
    project('Payments-prod'),
    project('payments-staging'),
  ];

  it('stands by domains, each in its order', () => {
    const of = (domain: string, name: string) => ({ ...project(name), domain_name: domain });
    const sorted = byDomain([of('B', 'one'), of('A', 'two'), of('B', 'three')], 'en');
    assert.deepEqual(names(sorted), ['two', 'one', 'three']);
    assert.deepEqual(domainsOf(sorted), [
      { name: 'A', from: 0, to: 1 },
      { name: 'B', from: 1, to: 3 },
    ]);
    assert.deepEqual(domainsOf([]), []);
  });

  // spec: shell.chooser
  it('finds without regard to case, disabled ones last', () => {
    assert.deepEqual(names(findProjects(projects, 'PAY', 'en')), ['Payments-prod', 'payments-staging']);
    assert.deepEqual(names(findProjects(projects, ' ', 'en')), [
      'Payments-prod',
      'payments-staging',
      'storefront',
      'sandbox-2024',
    ]);
    assert.deepEqual(findProjects(projects, 'nothing', 'en'), []);
  });

  // spec: shell.chooser.disabled
  it('goes over disabled ones, and round', () => {
    const entries = [{ enabled: true }, { enabled: false }, { enabled: true }];
    assert.equal(nextEnabled(entries, -1, 1), 0);
    assert.equal(nextEnabled(entries, 0, 1), 2);
    assert.equal(nextEnabled(entries, 2, 1), 0);
    assert.equal(nextEnabled(entries, 0, -1), 2);
    assert.equal(nextEnabled([{ enabled: false }], 0, 1), -1);
    assert.equal(nextEnabled([], -1, 1), -1);
  });

  // spec: shell.chooser.recent
  it('has those of late on top where there are many, without the present one and the disabled', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => project(name));
    const all = [...many, project('g', false)];
    const { recent, others } = splitRecent(all, ['c', 'a', 'g', 'gone', 'e'], 'a');
    assert.deepEqual(names([...recent]), ['c', 'e']);
    assert.deepEqual(names([...others]), ['a', 'b', 'd', 'f', 'g']);
    assert.deepEqual(splitRecent(many, ['c'], 'a'), { recent: [], others: many });
  });

  const list = [{ enabled: false }, { enabled: true }, { enabled: true }, { enabled: true }, { enabled: false }];
  for (const [key, active, expected] of [
    ['ArrowDown', -1, 1],
    ['ArrowDown', 3, 1],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 1, 3],
    ['Home', 3, 1],
    ['End', -1, 3],
    ['End', 1, 3],
    ['a', 1, null],
  ] as const) {
    it(`goes by ${key} from ${active} to ${expected}`, () => assert.equal(indexOfKey(key, list, active), expected));
  }

  const special = { enabled: true, project: null };
  const [first, second, disabled] = [
    { enabled: true, project: 'first' },
    { enabled: true, project: 'second' },
    { enabled: false, project: 'disabled' },
  ];
  for (const [name, entries, active, expected] of [
    ['the active entry', [first, second, special], 1, second],
    ['what is above the projects', [first, second, special], 2, special],
    ['nothing of several', [first, second, special], -1, undefined],
    ['the only project', [first, special], -1, first],
    ['nothing where the only project is disabled', [disabled, special], -1, undefined],
    ['nothing where the active entry is disabled', [first, disabled], 1, undefined],
    ['nothing where only the special entry is left', [special], -1, undefined],
  ] as const) {
    it(`picks ${name} by Enter`, () => assert.equal(entryOfEnter<(typeof entries)[number]>(entries, active), expected));
  }
});
