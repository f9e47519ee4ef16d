import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListQuery } from '@skydeck/contract';
import { createMarkers } from './markers.ts';

const query: ListQuery = { sort: 'name:asc', limit: 20, with_count: true };

/** A server that pages as the contract says: the marker is the last id of the page before. */
function server(rows: number) {
  const all = Array.from({ length: rows }, (_, at) => ({ id: `r${at + 1}` }));
  const asked: ListQuery[] = [];
  const ask = async (question: ListQuery) => {
    asked.push(question);
    const from = question.marker === undefined ? 0 : all.findIndex(({ id }) => id === question.marker) + 1;
    const data = all.slice(from, from + (question.limit ?? 20));
    const isLast = from + data.length >= all.length;
    return {
      data,
      next_marker: isLast ? null : (data.at(-1)?.id ?? null),
      ...(question.with_count && { count: all.length }),
    };
  };
  return { ask, asked };
}
const ids = ({ data }: { data: { id: string }[] }) => [data[0]?.id, data.at(-1)?.id, data.length];

// spec: list.paging
describe('pages by number', () => {
  it('follow one another with one question each', async () => {
    const { ask, asked } = server(50);
    const { load } = createMarkers();
    assert.deepEqual(ids(await load(ask, query, 1)), ['r1', 'r20', 20]);
    assert.deepEqual(ids(await load(ask, query, 2)), ['r21', 'r40', 20]);
    assert.deepEqual(ids(await load(ask, query, 3)), ['r41', 'r50', 10]);
    assert.equal(asked.length, 3);
  });

  it('are reached from outside by asking once for what comes before', async () => {
    const { ask, asked } = server(50);
    const page = await createMarkers().load(ask, query, 3);
    assert.deepEqual(ids(page), ['r41', 'r50', 10]);
    assert.deepEqual(
      asked.map(({ limit, with_count }) => [limit, with_count]),
      [
        [40, false],
        [20, true],
      ],
    );
  });

  it('behind the end are empty, and say how many rows there are', async () => {
    const { ask } = server(50);
    const page = await createMarkers().load(ask, query, 9);
    assert.deepEqual(page.data, []);
    assert.equal(page.count, 50);
  });

  it('exactly behind a full last page are empty, too', async () => {
    const { ask } = server(40);
    const { load } = createMarkers();
    await load(ask, query, 2);
    assert.deepEqual((await load(ask, query, 3)).data, []);
  });

  it('of one question do not use the markers of another', async () => {
    const { ask, asked } = server(50);
    const { load } = createMarkers();
    await load(ask, query, 1);
    await load(ask, { ...query, sort: 'name:desc' }, 2);
    assert.equal(asked.length, 3);
  });
});
