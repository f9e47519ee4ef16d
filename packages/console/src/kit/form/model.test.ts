import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { problem } from '@skydeck/contract';
import { array, integer, min, object, size, string } from 'superstruct';
import { proxy, snapshot } from 'valtio';
import { beginsAt, formModel, problemsOfDraft, problemsOfFields, readPath, writePath } from './model.ts';

interface Draft {
  name: string;
  mtu: number;
  pools: { start: string; end: string }[];
}

const model = formModel({
  shape: object({
    name: size(string(), 1, 20),
    mtu: min(integer(), 68),
    pools: array(object({ start: string(), end: string() })),
  }),
  check: ({ name, pools }: Draft) => ({
    ...(name === 'default' && { name: problem('name_reserved', 'Reserved') }),
    ...(name === '' && { name: problem('name_reserved', 'Reserved') }),
    ...Object.fromEntries(
      pools.flatMap(({ start, end }, at) =>
        start > end ? [[`pools.${at}.start`, problem('pool_reversed', 'Reversed')]] : [],
      ),
    ),
  }),
  blank: (): Draft => ({ name: '', mtu: 1500, pools: [] }),
  toBody: (draft) => draft,
});
const draft = (more: Partial<Draft> = {}): Draft => ({ name: 'web', mtu: 1500, pools: [], ...more });

describe('the problems of a draft', () => {
  it('are none when it may be sent', () => assert.deepEqual(problemsOfDraft(model, draft()), {}));

  it('stand at the path of their field', () => {
    const problems = problemsOfDraft(
      model,
      draft({
        name: 'default',
        pools: [
          { start: 'a', end: 'b' },
          { start: 'd', end: 'c' },
        ],
      }),
    );
    assert.deepEqual(
      Object.entries(problems).map(([path, { code }]) => [path, code]),
      [
        ['name', 'name_reserved'],
        ['pools.1.start', 'pool_reversed'],
      ],
    );
  });

  it('of the form’s own rules come before those of its shape', () => {
    assert.equal(problemsOfDraft(model, draft({ name: '' }))['name']?.code, 'name_reserved');
  });

  // spec: form.check
  it('are found all at once', () => {
    assert.deepEqual(Object.keys(problemsOfDraft(model, draft({ name: '', mtu: 1.5 }))).sort(), ['mtu', 'name']);
  });
});

describe('the problems of some fields', () => {
  const wrong = draft({ name: '', mtu: 1.5, pools: [{ start: 'b', end: 'a' }] });
  const found = (...fields: string[]) => Object.keys(problemsOfFields(model, wrong, fields));

  it('are those of their shape and of the form’s own rules', () => {
    assert.deepEqual(found('mtu'), ['mtu']);
    assert.deepEqual(found('pools'), ['pools.0.start']);
    assert.deepEqual(found('name', 'mtu'), ['name', 'mtu']);
  });
  it('say the same as those of the whole draft', () =>
    assert.deepEqual(problemsOfFields(model, wrong, ['name', 'mtu', 'pools']), problemsOfDraft(model, wrong)));
  it('are none where the others are wrong', () =>
    assert.deepEqual(problemsOfFields(model, draft({ mtu: 1.5 }), ['name', 'pools']), {}));
  it('are none of no fields', () => assert.deepEqual(found(), []));
});

it('a path begins at its field, whole words only', () => {
  for (const [path, begins] of [
    ['v4', true],
    ['v4.pools.0.start', true],
    ['v46.cidr', false],
    ['name', false],
    ['', false],
  ] as const)
    assert.equal(beginsAt(['v4', 'v6'], path), begins, path);
});

// spec: form.limits
it('no form has a limit that its message cannot name', () => {
  const sources = new URL('../../', import.meta.url);
  const unnamed = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('.test.ts') &&
      /\b(?:min|max|size)\b[^;]*\} from 'superstruct'/.test(readFileSync(new URL(file, sources), 'utf8')),
  );
  assert.deepEqual(unnamed, [], 'limits come from the contract: its failures carry them');
});

describe('a path', () => {
  it('leads into a draft, through lists too', () => {
    const deep = draft({ pools: [{ start: '1', end: '2' }] });
    assert.equal(readPath(deep, 'name'), 'web');
    assert.equal(readPath(deep, 'pools.0.end'), '2');
    writePath(deep, 'pools.0.end', '9');
    writePath(deep, 'mtu', 9000);
    assert.deepEqual([deep.pools[0]?.end, deep.mtu], ['9', 9000]);
  });

  it('takes parts of a snapshot, and can write them again', () => {
    const memory = proxy(draft({ pools: [{ start: '1', end: '2' }] }));
    // As React sees it: each part of a snapshot is watched through a proxy.
    const seen = snapshot(memory).pools.map((pool) => new Proxy(pool, {}));
    writePath(memory, 'pools', [...seen, { start: '', end: '' }]);
    writePath(memory, 'pools.0.end', '9');
    assert.deepEqual(memory.pools, [
      { start: '1', end: '9' },
      { start: '', end: '' },
    ]);
  });

  it('that leads nowhere reads as nothing', () => {
    assert.equal(readPath(draft(), 'pools.3.start'), undefined);
    assert.equal(readPath(draft(), 'name.first.letter'), undefined);
  });
});
