import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  arrange,
  type ColumnFacts,
  fitColumns,
  moveColumn,
  noChoice,
  readChoice,
  spreadColumns,
  withRoomForWords,
} from './columns.rules.ts';

const columns: ColumnFacts[] = [
  { key: 'name' },
  { key: 'status', priority: 1 },
  { key: 'ip', priority: 1 },
  { key: 'flavor' },
  { key: 'load', priority: 3 },
  { key: 'created', priority: 4 },
  { key: 'node', hidden: true },
];
const keys = (list: readonly { readonly column: ColumnFacts }[]) => list.map(({ column }) => column.key).join(' ');
const shown = (list: ReturnType<typeof arrange>) =>
  list
    .filter(({ isShown }) => isShown)
    .map(({ column }) => column.key)
    .join(' ');
const fitted = (room: number, asCards = false) =>
  fitColumns(columns.slice(0, 6), room, asCards)
    .map(({ key }) => key)
    .join(' ');

// spec: list.columns
describe('the choice of columns', () => {
  it('is at first what the list declares', () => {
    assert.equal(keys(arrange(columns, noChoice)), 'name status ip flavor load created node');
    assert.equal(shown(arrange(columns, noChoice)), 'name status ip flavor load created');
  });

  it('keeps order and visibility, the first column always first and there', () => {
    const arranged = arrange(columns, {
      order: ['created', 'name', 'node', 'ip'],
      visible: { name: false, node: true, load: false },
      height: 'default',
    });
    assert.equal(shown(arranged), 'name status created node ip flavor');
    assert.equal(arranged[0]?.isFixed, true);
  });

  it('puts a column of a newer console where it is declared', () => {
    const newer = [...columns.slice(0, 4), { key: 'tags' }, ...columns.slice(4)];
    assert.equal(
      keys(arrange(newer, { ...noChoice, order: ['created', 'flavor', 'load', 'ip', 'status', 'node'] })),
      'name created flavor tags load ip status node',
    );
  });

  it('forgets a column that is no more', () => {
    assert.equal(keys(arrange(columns.slice(0, 3), { ...noChoice, order: ['gone', 'ip'] })), 'name status ip');
  });

  it('moves a column to a place among all, never before a fixed one', () => {
    const arranged = arrange(columns, noChoice);
    assert.equal(moveColumn(arranged, 'created', 1).join(' '), 'created status ip flavor load node');
    assert.equal(moveColumn(arranged, 'status', 0).join(' '), 'status ip flavor load created node');
    assert.equal(moveColumn(arranged, 'status', 99).join(' '), 'ip flavor load created node status');
    assert.equal(moveColumn(arranged, 'name', 3).join(' '), 'status ip flavor load created node');
  });

  for (const stored of [
    null,
    '',
    '{',
    '7',
    '[]',
    '{"order":7,"visible":[],"height":"huge"}',
    '{"order":[1],"visible":{"a":"yes"}}',
  ]) {
    it(`reads ${stored} as none`, () => assert.deepEqual(readChoice(stored), noChoice));
  }

  it('comes back from the browser’s memory', () => {
    const choice = { order: ['ip'], visible: { node: true }, height: 'compact' } as const;
    assert.deepEqual(readChoice(JSON.stringify(choice)), choice);
  });
});

// spec: list.columns.narrow
describe('columns on a narrow screen', () => {
  // The name needs 160, the others 120 each.
  it('all stay where there is room', () => assert.equal(fitted(760), 'name status ip flavor load created'));
  it('go by priority, the last first', () => {
    assert.equal(fitted(759), 'name status ip flavor load');
    assert.equal(fitted(520), 'name status ip flavor');
    assert.equal(fitted(519), 'name status ip');
  });
  it('leave the name to the last', () => assert.equal(fitted(90), 'name'));
  it('are four in a card', () => assert.equal(fitted(390, true), 'name status ip flavor'));

  it('of a known size leave the rest to the others', () => {
    const sized: ColumnFacts[] = [
      { key: 'name' },
      { key: 'status', kind: 'word' },
      { key: 'plan' },
      { key: 'size', kind: 'number' },
      { key: 'created', kind: 'date' },
    ];
    const widths = spreadColumns(sized, 1600);
    assert.deepEqual([widths[0], widths[2], widths[3]], [150, 120, 168]);
    // 1162 for the name and the plan, by what they need.
    assert.equal(widths[1], Math.round((1162 * 120) / 280));
    assert.deepEqual(spreadColumns(sized, 400), [96, 120, 88, 128]);
  });
  it('of a known size have room for their title', () => {
    const [, size] = withRoomForWords([{ key: 'name' }, { key: 'size', kind: 'number', title: 'Physische Größe' }], []);
    assert.equal(size?.least, 151);
  });
  it('share what is left, the first taking the rest', () => {
    assert.deepEqual(spreadColumns(columns.slice(0, 2), 280), [120]);
    const widths = spreadColumns(columns.slice(0, 3), 1000);
    assert.deepEqual(widths, [300, 300]);
  });
});

describe('a column that says one of a few words', () => {
  it('is the one of a filter that is called as the server calls its field', () => {
    const filters = [{ key: 'lb_algorithm', options: [{ label: 'By the address of the client' }] }];
    const [, algorithm] = withRoomForWords([{ key: 'name' }, { key: 'algorithm', sort: 'lb_algorithm' }], filters);
    assert.equal(algorithm?.least, 220);
  });

  const saying = (...labels: string[]) => [{ key: 'status', options: labels.map((label) => ({ label })) }];
  const leastOf = (...labels: string[]) =>
    withRoomForWords(columns.slice(0, 3), saying(...labels)).map(({ least }) => least);

  // The widths are those of the words in a row's type, as a browser measured them.
  for (const [word, width] of [
    ['Выполняется', 86],
    ['Приостановлен', 99],
    ['Em andamento', 91],
    ['Wird wiederhergestellt', 143],
    ['Compensação', 87],
    ['スケジュール済み', 104],
    ['قيد الاستعادة', 78],
  ] as const)
    it(`has room for “${word}” beside an icon`, () => {
      const status = leastOf('Up', word)[1] ?? 0;
      assert.ok(status >= width + 44, `${status} px`);
      assert.ok(status < width + 80, `${status} px`);
    });

  it('is no narrower than it is declared, and others are as declared', () => {
    assert.deepEqual(leastOf('Up'), [160, 120, 120]);
    const declared = [{ key: 'name' }, { key: 'status', least: 200 }];
    assert.equal(withRoomForWords(declared, saying('Выполняется'))[1]?.least, 200);
  });

  it('is found by the field it is sorted by, too', () => {
    const sorted = [{ key: 'name' }, { key: 'method', sort: 'lb_algorithm' }];
    const words = [{ key: 'lb_algorithm', options: [{ label: 'Fewest connections' }] }];
    assert.equal(withRoomForWords(sorted, words)[1]?.least, 182);
  });

  it('does not take the whole row for a name somebody gave', () => {
    assert.equal(leastOf('x'.repeat(200))[1], 220);
  });
});
