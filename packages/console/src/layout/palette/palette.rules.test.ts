import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type EntriesByGroup,
  type Entry,
  factsOf,
  groupsOf,
  keyOfGroup,
  nameOfHits,
  narrowed,
  nextIndex,
  splitAtMatch,
} from './palette.rules.ts';

const entry = (label: string): Entry => ({ id: label, icon: '', label, run() {} });
const created = (name: string): Entry => ({ ...entry(name), sought: `Create ${name}` });
const offer: EntriesByGroup = {
  recent: [entry('Routers of late')],
  page: [entry('Create network')],
  go: [entry('Networks'), entry('Routers')],
  project: [entry('networking-lab')],
  console: [entry('Appearance')],
  found: [entry('net-of-another-kind'), entry('prod-network')],
};
const said = (text: string, of: EntriesByGroup = offer) =>
  groupsOf(of, text).map(({ name, entries }) => [name, ...entries.map(({ label }) => label)]);

describe('the palette', () => {
  it('begins with where one was, what the page can do, and where one can go', () =>
    assert.deepEqual(said(' '), [
      ['recent', 'Routers of late'],
      ['page', 'Create network'],
      ['go', 'Networks', 'Routers'],
    ]));

  it('shows what has the typed text in it, and last what the server found, first that whose name has it', () =>
    assert.deepEqual(said('netw'), [
      ['page', 'Create network'],
      ['go', 'Networks'],
      ['project', 'networking-lab'],
      ['found', 'prod-network', 'net-of-another-kind'],
    ]));

  it('offers what can be created when it is typed, behind the places that are called so', () =>
    assert.deepEqual(said('router', { ...offer, create: [created('Network'), created('Router')] }), [
      ['recent', 'Routers of late'],
      ['go', 'Routers'],
      ['create', 'Router'],
      ['found', 'net-of-another-kind', 'prod-network'],
    ]));

  it('finds what can be created by the words for it, of which its label says the last', () =>
    assert.deepEqual(said('create r', { create: [created('Network'), created('Router')] }), [['create', 'Router']]));

  it('groups what was found by its kind, the best first; what somebody was at of late stands above, once', () => {
    const of = (kind: string, ...labels: string[]) =>
      labels.map((label) => ({ ...entry(label), id: `found ${label}`, kind }));
    const found = [
      ...of('Recovery points', 'x-warehouse'),
      ...of('Routers', 'warehouse-edge'),
      ...of('Volumes', 'by address'),
    ];
    const groups = groupsOf({ recent: [], found }, 'warehouse');
    assert.deepEqual(
      groups.map(({ kind, entries }) => [kind, ...entries.map(({ label }) => label)]),
      [
        ['Routers', 'warehouse-edge'],
        ['Recovery points', 'x-warehouse'],
        ['Volumes', 'by address'],
      ],
    );
    const recent = [{ ...entry('warehouse-edge'), id: 'recent warehouse-edge' }];
    assert.deepEqual(said('warehouse-e', { recent, found }).slice(0, 2), [
      ['recent', 'warehouse-edge'],
      ['found', 'x-warehouse'],
    ]);
  });

  it('has the best of a group first', () =>
    assert.deepEqual(said('ab', { go: ['xab', 'abx', 'ab'].map(entry) }), [['go', 'ab', 'abx', 'xab']]));

  it('shows the first of many only', () => {
    const projects = Array.from({ length: 300 }, (_, at) => entry(`p-${at}`));
    assert.equal(groupsOf({ project: projects }, 'p-')[0]?.entries.length, 8);
  });

  it('has no group with nothing in it', () => assert.deepEqual(said('zzz', { ...offer, found: [] }), []));
});

it('what was found has another name in each line where nothing else tells it apart', () => {
  const hit = (id: string, name: string, detail = '', type = 'network') => ({
    type,
    id,
    name,
    detail,
    project_id: null,
  });
  const hits = [
    hit('11111111-a', 'lan'),
    hit('22222222-b', 'lan'),
    hit('33333333-c', 'lan', '10.0.0.0/24'),
    hit('44444444-d', 'lan', '', 'router'),
  ];
  assert.deepEqual(hits.map(nameOfHits(hits)), ['lan · 11111111', 'lan · 22222222', 'lan', 'lan']);
});

describe('what is said of something found', () => {
  for (const [detail, facts] of [
    ['10.20.0.71 fd20:0:20::c fa:16:3e:9a:d3:bc', ['10.20.0.71', 'fd20:0:20::c', 'fa:16:3e:9a:d3:bc']],
    ['10.24.0.0/22', ['10.24.0.0/22']],
    ['Databases of the ledger', ['Databases of the ledger']],
    ['storefront 10.0.0.7', ['storefront 10.0.0.7']],
    ['bed dad', ['bed dad']],
    ['', []],
  ] as const) {
    it(`"${detail}" has ${facts.length} facts`, () => assert.deepEqual(factsOf(detail), facts));
  }
});

describe('a group that is chosen', () => {
  const groups = groupsOf(offer, 'netw');
  it('stands alone', () => {
    assert.deepEqual(
      narrowed(groups, 'go ').map(({ name }) => name),
      ['go'],
    );
  });

  it('is forgotten where another text has none of it', () => assert.equal(narrowed(groups, 'create '), groups));

  it('is another for each kind', () => {
    assert.deepEqual(groups.map(keyOfGroup), ['page ', 'go ', 'project ', 'found ']);
  });
});

describe('what a label has of the text', () => {
  for (const [label, text, parts] of [
    ['Ledger-db', ' led', ['', 'Led', 'ger-db']],
    ['prod-core', 'core', ['prod-', 'core', '']],
    ['prod-core', '10.', null],
    ['prod-core', ' ', null],
    ['İstanbul-db', 'db', null],
  ] as const) {
    it(`"${text}" in "${label}"`, () => assert.deepEqual(splitAtMatch(label, text), parts));
  }
});

describe('the arrow keys', () => {
  for (const [count, active, step, expected] of [
    [3, -1, 1, 0],
    [3, -1, -1, 2],
    [3, 0, 1, 1],
    [3, 2, 1, 0],
    [3, 0, -1, 2],
    [0, -1, 1, -1],
  ] as const) {
    it(`of ${count} from ${active} by ${step}: ${expected}`, () =>
      assert.equal(nextIndex(count, active, step), expected));
  }
});
