import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queryOf, readViews, type SavedView, VIEWS_MOST, whyNotSave, withSaved, withView } from './saved.rules.ts';

const names = ['sort', 'search', 'status'];
const view = (name: string, query = 'search=web'): SavedView => ({ name, query });

describe('what the browser kept', () => {
  for (const [text, left] of [
    [null, 0],
    ['', 0],
    ['{', 0],
    ['{}', 0],
    ['[1, null, {"name": ""}, {"name": "a"}, {"name": "a", "query": "x=1"}]', 1],
  ] as const) {
    it(`${text} has ${left}`, () => assert.equal(readViews(text).length, left));
  }
});

describe('the view of an address', () => {
  it('is what the list reads of it, in one order, without the page', () => {
    const address = new URLSearchParams('status=["DOWN"]&page=3&search=web&panel=x');
    assert.equal(queryOf(address, names), 'search=web&status=%5B%22DOWN%22%5D');
  });
  it('gives way to another, and what else the address says stays', () => {
    const address = new URLSearchParams('status=["DOWN"]&page=3&project_id=p');
    assert.equal(withView(address, names, view('mine'), 'saved').toString(), 'project_id=p&search=web&saved=mine');
    assert.equal(withView(address, names, null, 'saved').toString(), 'project_id=p');
  });
  it('takes nothing from a view that is none of the list’s', () => {
    assert.equal(withView(new URLSearchParams(), names, view('v', 'logout=1&search=a'), 'saved').get('logout'), null);
  });
});

// spec: list.views
describe('keeping a view', () => {
  it('replaces one of the same name in its place', () => {
    assert.deepEqual(withSaved([view('a'), view('b')], view('a', 'x=1')), [view('a', 'x=1'), view('b')]);
  });
  const full = Array.from({ length: VIEWS_MOST }, (_, at) => view(`v${at}`));
  for (const [views, name, why] of [
    [[], 'a', false],
    [[], ' ', 'saved.needs_name'],
    [full, 'new', 'saved.full'],
    [full, 'v3', false],
  ] as const) {
    it(`${name.trim() || 'no name'} among ${views.length}: ${why}`, () => assert.equal(whyNotSave(views, name), why));
  }
});
