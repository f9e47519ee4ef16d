import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleForm, formAddress } from './form-address.ts';

const query = { host: 'https://portal.example', projectId: 'p 1', locale: 'de' };

test('a form’s address is below the console’s, whatever path that has', () => {
  const path = ['networks', 'add'];
  assert.equal(consoleForm('https://console.example', path), 'https://console.example/iframe/networks/add');
  assert.equal(consoleForm('https://console.example/', path), 'https://console.example/iframe/networks/add');
  assert.equal(
    consoleForm('https://a.example/api/agent_direct/7/lca/?x#y', path),
    'https://a.example/api/agent_direct/7/lca/iframe/networks/add',
  );
  assert.equal(consoleForm('console.example', path), '');
});

test('an identifier names a router and nothing else', () => {
  const edit = (id: string) => consoleForm('https://c.example', ['routers', id, 'edit']);
  assert.equal(edit('a/../b?c#d'), 'https://c.example/iframe/routers/a%2F..%2Fb%3Fc%23d/edit');
  for (const id of ['', '.', '..']) assert.equal(edit(id), '');
  assert.equal(new URL(edit('%2e%2e')).pathname, '/iframe/routers/%252e%252e/edit');
});

test('the query names page, project and language', () => {
  assert.equal(
    formAddress('https://c.example/iframe/vpn/add?from=list', query)?.href,
    'https://c.example/iframe/vpn/add?from=list&host=https%3A%2F%2Fportal.example&project_id=p+1&locale=de',
  );
  const own = formAddress('https://c.example/?host=https://evil.example&host=x', { ...query, projectId: null });
  assert.deepEqual(
    [...own!.searchParams],
    [
      ['host', 'https://portal.example'],
      ['locale', 'de'],
    ],
  );
});

test('without exact origins on both sides there is no address', () => {
  for (const form of ['', 'nonsense', 'data:,x', 'javascript:1', 'about:blank', 'file:///x', 'blob:null/1']) {
    assert.equal(formAddress(form, query), null, form);
  }
  for (const host of ['null', 'file://', '*', '']) {
    assert.equal(formAddress('https://c.example/', { ...query, host }), null, host);
  }
});
