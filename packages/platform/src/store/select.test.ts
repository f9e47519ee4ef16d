import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { createMovableClock } from '../clock.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import type { Condition } from './conditions.ts';
import { type DocumentPage, type DocumentQuery, type StatusCount, UnknownMarker } from './documents.ts';
import type { ListDescription } from './list-description.ts';
import type { Count, Sort } from './paging.ts';
import { countByStatusInMemory, selectInMemory } from './select-in-memory.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly length: number | null;
  readonly afloat?: boolean;
  readonly crew: readonly { readonly name: string }[];
  readonly ports?: readonly string[];
  readonly flag?: { readonly code: string };
  readonly status?: string;
}

interface Cargo {
  readonly id: string;
  readonly ship_id: string;
  readonly other_ships: readonly string[];
  readonly ports: readonly { readonly ship_id: string }[];
  readonly boxes: readonly number[];
}

/** What is asked: the database, or a list in memory. */
interface Fleet {
  /** Of another kind, which name ships. */
  load(...cargoes: readonly Cargo[]): Promise<void>;
  add(...ships: readonly Ship[]): Promise<void>;
  change(ship: Ship): Promise<void>;
  remove(id: string): Promise<void>;
  list(query: DocumentQuery): Promise<DocumentPage<Ship>>;
  countByStatus(where?: readonly Condition[]): Promise<readonly StatusCount[]>;
}

const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));

/** With indexes of all that the tests ask, or with none. */
const lists: readonly ListDescription[] = [
  {
    kind: 'ship',
    filters: ['length', 'afloat', 'flag.code', 'crew[].name', 'ports[]'],
    sorts: ['name', 'created_at', 'length', 'flag.code'],
    counted: ['crew'],
    text: ['name', 'id', 'flag.code', 'length', 'ports[]', 'crew[].name'],
  },
  { kind: 'cargo', filters: ['ship_id', 'other_ships[]'], sorts: [], counted: [], text: [] },
];

const inDatabase = (t: TestContext) => openFleet(t);
const inIndexedDatabase = (t: TestContext) => openFleet(t, lists);

async function openFleet(t: TestContext, described: readonly ListDescription[] = []): Promise<Fleet> {
  const store = await openTestStore(join(tempFolder(t), 'store.db'), clock);
  t.after(() => store.close());
  await store.keepLists(described, assert.ifError);
  return {
    load: (...cargoes) =>
      store.write((tx) =>
        tx
          .documents<Cargo>('cargo')
          .insertAll(cargoes, ({ id }) => ({ projectId: null, domainId: 'd', name: id, createdAt: '' })),
      ),
    add: (...ships) =>
      store.write((tx) =>
        tx.documents<Ship>('ship').insertAll(ships, ({ name, created_at, status }) => ({
          projectId: null,
          domainId: 'd',
          name,
          createdAt: created_at,
          ...(status !== undefined && { status }),
        })),
      ),
    change: (changed) =>
      store.write((tx) =>
        tx.documents<Ship>('ship').replace(changed, {
          projectId: null,
          domainId: 'd',
          name: changed.name,
          createdAt: changed.created_at,
        }),
      ),
    remove: (id) => store.write((tx) => tx.documents<Ship>('ship').remove(id)),
    list: (query) => store.read((tx) => tx.documents<Ship>('ship').list(query)),
    countByStatus: (where) => store.read((tx) => tx.documents<Ship>('ship').countByStatus(where)),
  };
}

async function inMemory(): Promise<Fleet> {
  let fleet: readonly Ship[] = [];
  let cargo: readonly Cargo[] = [];
  return {
    load: async (...cargoes) => void (cargo = [...cargoes, ...cargo]),
    add: async (...ships) => void (fleet = [...ships, ...fleet]),
    change: async (changed) => void (fleet = fleet.map((one) => (one.id === changed.id ? changed : one))),
    remove: async (id) => void (fleet = fleet.filter((one) => one.id !== id)),
    list: async (query) => selectInMemory(fleet, query, (kind) => (kind === 'cargo' ? cargo : [])),
    countByStatus: async (where) => countByStatusInMemory(fleet, where),
  };
}

const ship = (id: string, name = id, more: Partial<Ship> = {}): Ship => ({
  id,
  name,
  created_at: '2026-11-21T08:00:00.000Z',
  length: 10,
  crew: [],
  ...more,
});

const idsOf = ({ items }: DocumentPage<Ship>) => items.map(({ id }) => id);

const alma = ship('1', 'Alma 100%', {
  length: 12,
  afloat: true,
  crew: [{ name: 'Ida' }],
  flag: { code: 'SE' },
  ports: ['Oslo'],
});
const almaB = ship('2', 'alma_b', {
  length: 30,
  afloat: false,
  crew: [{ name: 'Bo' }, { name: 'Ida' }],
  ports: ['Oslo', 'Bergen'],
});
const bella = ship('3', 'Bella', { length: null });

const textFields = ['name', 'id', 'flag.code', 'length', 'ports[]', 'crew[].name'];
const anywhere = (contains: string): Condition => ({ any: textFields.map((field) => ({ field, contains })) });

/** Told by hand: whatever stands in one of the fields. */
const texts: Readonly<Record<string, readonly string[]>> = {
  1: ['Alma 100%', '1', 'SE', '12', 'Oslo', 'Ida'],
  2: ['alma_b', '2', '30', 'Oslo', 'Bergen', 'Bo', 'Ida'],
  3: ['Bella', '3'],
};
const idsWith = (part: string) =>
  Object.keys(texts)
    .filter((id) => texts[id]?.some((text) => text.toLowerCase().includes(part.toLowerCase())))
    .join('');

const conditions: readonly (readonly [Condition, string])[] = [
  [{ field: 'name', contains: 'ALMA' }, '12'],
  [{ field: 'name', contains: '0%' }, '1'],
  [{ field: 'name', contains: 'a_b' }, '2'],
  [{ field: 'name', contains: "'; drop table documents; --" }, ''],
  [{ field: 'length', equals: 30 }, '2'],
  [{ field: 'length', equals: '30' }, ''],
  [{ field: 'length', contains: '3' }, '2'],
  [{ field: 'length', equals: null }, '3'],
  [{ field: 'afloat', equals: true }, '1'],
  [{ field: 'afloat', equals: false }, '2'],
  [{ field: 'id', in: ['1', '3', 'x'] }, '13'],
  [{ field: 'id', in: [] }, ''],
  [{ field: 'length', in: [null, 12] }, '13'],
  [{ field: 'flag.code', equals: 'SE' }, '1'],
  [{ field: 'flag.code', contains: 'x' }, ''],
  [{ field: 'crew[].name', equals: 'Ida' }, '12'],
  [{ field: 'crew[].name', in: ['Bo', 'Eva'] }, '2'],
  [{ field: 'ports[]', equals: 'Bergen' }, '2'],
  [{ field: 'ports[]', contains: 'osl' }, '12'],
  [{ not: { field: 'ports[]', equals: 'Oslo' } }, '3'],
  [{ not: { field: 'flag.code', equals: 'SE' } }, '23'],
  [{ not: { not: { field: 'flag.code', equals: 'SE' } } }, '1'],
  [
    {
      any: [
        { field: 'flag.code', equals: 'SE' },
        { field: 'name', equals: 'Bella' },
      ],
    },
    '13',
  ],
  [{ any: [] }, ''],
  // Of three signs, of two, of one, and of none.
  ...['LMA', 'ma', 'a', '_b', '%', '0%', 'Oslo', 'sl', '"', 'a"b', ' 1', '12', '2', 'ö', '\n', 'zz', ''].map(
    (contains) => [anywhere(contains), idsWith(contains)] as const,
  ),
  [
    {
      any: [
        { field: 'name', contains: 'oslo' },
        { field: 'ports[]', contains: 'oslo' },
      ],
    },
    '12',
  ],
  [
    {
      any: [
        { field: 'name', contains: 'lla' },
        { field: 'ports[]', contains: 'oslo' },
      ],
    },
    '123',
  ],
  [{ not: anywhere('alma') }, '3'],
  [{ field: 'ports[]', in: [] }, ''],
  [{ field: 'ports[]', equals: null }, ''],
  [{ during: 'created_at', from: '2026-11-21T08:00:00.000Z', before: null }, '123'],
  [{ during: 'created_at', from: null, before: '2026-11-21T08:00:00.000Z' }, ''],
  [{ during: 'created_at', from: '2026-11-21T07:59:00.000Z', before: '2026-11-21T08:01:00.000Z' }, '123'],
  [{ during: 'flag.code', from: 'S', before: null }, '1'],
];

/** Equal and missing values in plenty: only the id tells them apart. */
const many = Array.from({ length: 25 }, (_, at) =>
  ship(`id-${at}`, ['b', 'B', 'a', 'Ö', 'C', 'z', '😀', '\uFFFD'][at % 8], {
    created_at: new Date(at).toISOString(),
    length: at % 5 === 0 ? null : at % 3,
    ...(at % 2 && { flag: { code: 'SE' } }),
    crew: Array.from({ length: at % 4 }, (__, of) => ({ name: of % 2 ? 'Ida' : 'Bo' })),
  }),
);

const cargoes: readonly Cargo[] = Array.from({ length: 40 }, (_, at) => ({
  id: `cargo-${at}`,
  ship_id: `id-${at % 7}`,
  other_ships: [`id-${at % 11}`, 'id-24'],
  ports: [{ ship_id: `id-${at % 5}` }],
  boxes: Array.from({ length: at % 3 }, (__, box) => box),
}));

const sorts: readonly (readonly [string, 'asc' | 'desc', Count?])[] = [
  ['name', 'asc'],
  ['name', 'desc'],
  ['created_at', 'desc'],
  ['length', 'asc'],
  ['length', 'desc'],
  ['flag.code', 'asc'],
  // spec: list.sort.counts
  ['crew', 'desc', { list: 'crew' }],
  ['crew', 'asc', { list: 'crew', with: { field: 'name', equals: 'Ida' } }],
  ['cargoes', 'desc', { kind: 'cargo', naming: 'ship_id' }],
  ['cargoes', 'asc', { kind: 'cargo', naming: 'other_ships[]' }],
  ['cargoes', 'desc', { kind: 'cargo', naming: 'ports[].ship_id', list: 'boxes' }],
];

for (const [where, open] of [
  ['in the database', inDatabase],
  ['in the database with its indexes', inIndexedDatabase],
  ['in memory', inMemory],
] as const) {
  describe(`a list ${where}`, () => {
    it('has what meets each condition', async (t) => {
      const fleet = await open(t);
      await fleet.add(alma, almaB, bella);
      for (const [condition, expected] of conditions) {
        const found = idsOf(await fleet.list({ where: [condition] }));
        assert.equal(found.toSorted().join(''), expected, JSON.stringify(condition));
      }
      assert.deepEqual(idsOf(await fleet.list({ where: [conditions[0]![0], conditions[4]![0]] })), ['2']);
    });

    it('follows what changes and goes', async (t) => {
      const fleet = await open(t);
      await fleet.add(alma, almaB, bella);
      const find = async (condition: Condition) => idsOf(await fleet.list({ where: [condition] })).join('');
      await fleet.change({ ...almaB, name: 'Zora', crew: [{ name: 'Eva' }], ports: ['Kiel', 'Kiel'] });
      assert.equal(await find(anywhere('alma')), '1');
      assert.equal(await find(anywhere('zor')), '2');
      assert.equal(await find({ field: 'crew[].name', equals: 'Ida' }), '1');
      assert.equal(await find({ field: 'ports[]', equals: 'Kiel' }), '2');
      await fleet.change({ ...alma, length: 77 });
      assert.equal(await find(anywhere('77')), '1');
      assert.equal(await find({ field: 'ports[]', equals: 'Oslo' }), '1');
      await fleet.remove('2');
      assert.equal(await find(anywhere('zor')), '');
      assert.equal(await find({ field: 'ports[]', equals: 'Kiel' }), '');
    });

    it('finds many as it finds few, in their order', async (t) => {
      const fleet = await open(t);
      await fleet.add(
        ...Array.from({ length: 2_500 }, (_, at) => ship(`${at + 1e4}`, `boat ${at % 9}`, { ports: ['Oslo'] })),
      );
      for (const condition of [anywhere('boa'), anywhere('bo'), { field: 'ports[]', equals: 'Oslo' }]) {
        const page = await fleet.list({ where: [condition], limit: 2, count: true });
        assert.deepEqual([page.count, idsOf(page)], [2_500, ['10000', '10009']], JSON.stringify(condition));
      }
    });

    // spec: overview.numbers
    it('counts what meets the conditions by status in one answer, and those without a status too', async (t) => {
      const fleet = await open(t);
      assert.deepEqual(await fleet.countByStatus(), []);
      const at = (status?: string) => (status === undefined ? {} : { status });
      const statuses = ['sunk', 'AFLOAT', undefined, 'AFLOAT', 'sunk', 'AFLOAT', 'öl'];
      await fleet.add(...statuses.map((status, id) => ship(String(id), `s${id % 2}`, at(status))));
      assert.deepEqual(await fleet.countByStatus(), [
        { status: null, count: 1 },
        { status: 'AFLOAT', count: 3 },
        { status: 'sunk', count: 2 },
        { status: 'öl', count: 1 },
      ]);
      assert.deepEqual(await fleet.countByStatus([{ field: 'name', equals: 's1' }]), [{ status: 'AFLOAT', count: 3 }]);
      assert.deepEqual(await fleet.countByStatus([{ any: [] }]), []);
    });

    it('refuses a field that is none', async (t) => {
      const fleet = await open(t);
      await fleet.add(alma);
      const hostile = { field: "name') or 1=1 --", equals: 1 };
      await assert.rejects(async () => fleet.list({ where: [hostile] }), TypeError);
      await assert.rejects(async () => fleet.list({ sort: { field: hostile.field, direction: 'asc' } }), TypeError);
    });

    for (const [field, direction, counted] of sorts) {
      const sort: Sort = { field, direction, ...(counted && { count: counted }) };
      it(`gives each one once in its pages by ${JSON.stringify(sort)}`, async (t) => {
        const fleet = await open(t);
        await fleet.add(...many);
        await fleet.load(...cargoes);
        const seen: string[] = [];
        let marker: string | undefined;
        do {
          const page = await fleet.list({
            sort,
            limit: 4,
            count: true,
            ...(marker && { marker }),
          });
          assert.equal(page.count, 25);
          seen.push(...idsOf(page));
          marker = page.nextMarker ?? undefined;
        } while (marker);
        assert.equal(new Set(seen).size, 25);
        assert.deepEqual(seen, idsOf(await fleet.list({ sort })));
      });
    }

    it('neither repeats nor hides on a page after an insert, and after its marker is gone', async (t) => {
      const fleet = await open(t);
      await fleet.add(ship('1', 'b'), ship('2', 'd'), ship('3', 'f'));
      const list = async (marker?: string) => fleet.list({ limit: 2, ...(marker && { marker }) });
      const first = await list();
      assert.deepEqual(idsOf(first), ['1', '2']);
      await fleet.add(ship('0', 'a'));
      await fleet.remove('2');
      assert.deepEqual(idsOf(await list(first.nextMarker ?? '')), ['3']);
      assert.deepEqual(idsOf(await list('1')), ['3'], 'a plain id is a marker too');
      await assert.rejects(list('2'), UnknownMarker);
      await assert.rejects(list('2~%%%'), UnknownMarker);
    });
  });
}

for (const open of [inDatabase, inIndexedDatabase])
  it(`${open.name} puts the same in the same order as memory, and each goes on from the marker of the other`, async (t) => {
    const [database, memory] = [await open(t), await inMemory()];
    await database.add(...many);
    await memory.add(...many);
    for (const fleet of [database, memory]) await fleet.load(...cargoes);
    for (const [field, direction, count] of sorts) {
      const query: DocumentQuery = { sort: { field, direction, ...(count && { count }) }, limit: 7 };
      const [one, other] = [await database.list(query), await memory.list(query)];
      assert.deepEqual(idsOf(one), idsOf(other), `${field} ${direction}`);
      assert.equal(one.nextMarker, other.nextMarker);
      // A plain id is a marker, too.
      const last = one.items.at(-1)?.id ?? '';
      assert.deepEqual(
        idsOf(await database.list({ ...query, marker: last })),
        idsOf(await memory.list({ ...query, marker: last })),
      );
      const marker = one.nextMarker ?? '';
      assert.deepEqual(
        idsOf(await memory.list({ ...query, marker })),
        idsOf(await database.list({ ...query, marker })),
      );
    }
  });

it('counts are those of the documents: the most comes first, who has none has 0', async (t) => {
  for (const fleet of [await inDatabase(t), await inIndexedDatabase(t), await inMemory()]) {
    await fleet.add(...many);
    await fleet.load(...cargoes);
    const first = async (count: Count) =>
      idsOf(await fleet.list({ sort: { field: 'n', direction: 'desc', count }, limit: 1 }))[0];
    assert.equal(await first({ kind: 'cargo', naming: 'other_ships[]' }), 'id-24');
    assert.equal(await first({ kind: 'cargo', naming: 'ports[].ship_id', list: 'boxes' }), mostBoxes());
    assert.match((await first({ kind: 'cargo', naming: 'ship_id' })) ?? '', /^id-[0-4]$/);
  }
});

function mostBoxes() {
  const totals = new Map<string, number>();
  for (const { ports, boxes } of cargoes)
    for (const { ship_id } of ports) totals.set(ship_id, (totals.get(ship_id) ?? 0) + boxes.length);
  return [...totals].toSorted(([a, one], [b, other]) => other - one || (a < b ? 1 : -1))[0]?.[0];
}
