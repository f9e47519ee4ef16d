import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListQuery, Page } from '@skydeck/contract';
import type { Column } from '../columns.ts';
import { exportList, ROWS_MOST } from './export-list.ts';

interface Row {
  readonly id: string;
}
const columns: Column<Row>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id },
  { key: 'own', title: 'Own', cell: () => null, text: ({ id }) => `=${id}` },
];

const server = (total: number) => {
  const asked: ListQuery[] = [];
  const ask = async (query: ListQuery): Promise<Page<Row>> => {
    asked.push(query);
    const from = query.marker ? Number(query.marker) + 1 : 0;
    const data = Array.from({ length: Math.min(query.limit ?? 20, total - from) }, (_, at) => ({
      id: String(from + at),
    }));
    const last = data.at(-1)?.id;
    return { data, next_marker: last !== undefined && Number(last) < total - 1 ? last : null };
  };
  return { ask, asked };
};

describe('a list as a file', () => {
  it('has all pages of the view, and asks with what the view asks', async () => {
    const { ask, asked } = server(450);
    const { csv, rows, isCut } = await exportList(
      ask,
      { search: 'contains:web', limit: 20, with_count: true },
      columns,
    );
    assert.equal(rows, 450);
    assert.equal(isCut, false);
    assert.deepEqual(
      asked.map(({ marker }) => marker),
      [undefined, '199', '399'],
    );
    assert.ok(asked.every(({ search, with_count }) => search === 'contains:web' && with_count === false));
    assert.ok(csv.startsWith("\uFEFFID,Own\r\n0,'=0\r\n1,'=1\r\n"));
  });
  // spec: list.export
  it('says when there is more than it takes', async () => {
    const { rows, isCut } = await exportList(server(ROWS_MOST + 1).ask, {}, columns);
    assert.equal(rows, ROWS_MOST);
    assert.equal(isCut, true);
  });
});
