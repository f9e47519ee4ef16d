import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchHit } from '@skydeck/contract';
import type { Registry } from '../registry.ts';
import { hitUrl } from './hit-url.ts';

const withPages = new Set(['router', 'network']);
const registry = {
  areas: [],
  itemUrl: ({ type, id }) => (withPages.has(type) ? `/${type}/${id}` : null),
} as Partial<Registry> as Registry;
const port: SearchHit = { type: 'port', id: 'p', name: 'web-1', detail: '', project_id: null };
const network = { type: 'network', id: 'n' };

// spec: search.ports
test('a port leads to what has it, or where that has no page, to its network', () => {
  for (const [shown_on, expected] of [
    [[{ type: 'router', id: 'r' }, network], '/router/r'],
    [[{ type: 'server', id: 's' }, network], '/network/n'],
    [[{ type: 'server', id: 's' }], null],
    [undefined, null],
  ] as const)
    assert.equal(hitUrl(registry, { ...port, ...(shown_on && { shown_on: [...shown_on] }) }), expected);
  assert.equal(hitUrl(registry, { ...port, type: 'router' }), '/router/p');
});
