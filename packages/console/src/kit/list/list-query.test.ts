import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { encodeQuery } from '@skydeck/contract';
import { decodeValue } from '../navigation/url-state.ts';
import { isFiltered, readView, toQuery } from './list-query.ts';

const filters = ['status', 'network'];
const sort = { field: 'created_at', direction: 'desc' } as const;
const viewOf = (address: string) => {
  const search = new URLSearchParams(address);
  const read = (name: string) => {
    const raw = search.get(name);
    return raw === null ? undefined : decodeValue(raw);
  };
  return readView(read, filters, sort);
};

// spec: navigation.state, spec: list.page-size
describe('the view of a list', () => {
  it('of a bare address is the first page, sorted as the list likes', () => {
    assert.deepEqual(viewOf(''), { search: '', sort, page: 1, size: 20, filters: {} });
  });

  it('is what the address says', () => {
    assert.deepEqual(viewOf('search=web&sort=name:asc&page=3&size=50&status=["ACTIVE","DOWN"]&network=prod'), {
      search: 'web',
      sort: { field: 'name', direction: 'asc' },
      page: 3,
      size: 50,
      filters: { status: ['ACTIVE', 'DOWN'], network: ['prod'] },
    });
  });

  for (const address of [
    'page=0',
    'page=-2',
    'page=1.5',
    'page=two',
    'page={}',
    'size=7',
    'size=1000',
    'sort=name',
    'sort=name:up',
    'sort=7',
    'owner=me',
    'status=[]',
  ]) {
    it(`takes no notice of ${address}`, () => assert.deepEqual(viewOf(address), viewOf('')));
  }

  it('looks for a number as for a text', () => assert.equal(viewOf('search=10').search, '10'));
});

describe('the question of a view', () => {
  it('is what the server understands', () => {
    const query = toQuery(viewOf('search=web &sort=name:asc&size=50&status=["ACTIVE","DOWN"]'), { project_id: 'p' });
    assert.deepEqual(query, {
      project_id: 'p',
      search: 'contains:web',
      sort: 'name:asc',
      status: 'in:ACTIVE,DOWN',
      limit: 50,
      with_count: true,
    });
  });

  it('does not search for blanks', () => {
    assert.equal('search' in toQuery(viewOf('search=%20%20')), false);
    assert.equal(isFiltered(viewOf('search=%20%20')), false);
  });

  it('is the same for every page: pages are the markers’ matter', () => {
    assert.deepEqual(toQuery(viewOf('page=4')), toQuery(viewOf('')));
  });

  it('goes into an address', () =>
    assert.match(encodeQuery(toQuery(viewOf('search=a%26b'))), /search=contains%3Aa%26b/));
});

describe('filters', () => {
  it('are in use with a search or a value', () => {
    assert.equal(isFiltered(viewOf('page=2&sort=name:asc')), false);
    assert.equal(isFiltered(viewOf('search=x')), true);
    assert.equal(isFiltered(viewOf('status=ACTIVE')), true);
  });
});
