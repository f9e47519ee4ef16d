import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currentTab } from './tabs.rules.ts';

const tabs = ['/compute/routers/7', '/compute/routers/7/interfaces', '/compute/routers/7/routes'].map((to) => ({ to }));

it('the current tab is also that of a form which lies over it', () => {
  const [overview = { to: '' }, interfaces = { to: '' }] = tabs;
  const withForm = [overview, { ...interfaces, also: ['/compute/routers/7/addInterface'] }];
  assert.equal(currentTab(withForm, '/compute/routers/7/addInterface')?.to, interfaces.to);
  assert.equal(currentTab(withForm, '/compute/routers/7/addRoute')?.to, overview.to);
});

describe('the current tab', () => {
  for (const [page, to] of [
    ['/compute/routers/7', '/compute/routers/7'],
    ['/compute/routers/7/', '/compute/routers/7'],
    ['/compute/routers/7/routes', '/compute/routers/7/routes'],
    ['/compute/routers/7/routes/add', '/compute/routers/7/routes'],
    ['/compute/routers/7/edit', '/compute/routers/7'],
    ['/compute/routers/70', undefined],
  ] as const) {
    it(`of ${page} is ${to ?? 'none'}`, () => assert.equal(currentTab(tabs, page)?.to, to));
  }
});
