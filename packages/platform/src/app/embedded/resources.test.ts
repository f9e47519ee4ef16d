import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOnePage } from '../../http/answer-page.ts';
import type { Ports } from '../../resources/index.ts';
import {
  embeddedCounts,
  embeddedJobHandlers,
  embeddedLists,
  embeddedSearches,
  embeddedTasks,
  embeddedViews,
} from './resources.ts';
import type { Store } from '../../store/store.ts';

const unread = {} as Store;

test('what resources do in the background has one name each', () => {
  for (const names of [embeddedTasks.map(({ name }) => name), embeddedJobHandlers.map(({ name }) => name)]) {
    assert.ok(names.length > 0);
    assert.deepEqual(names, [...new Set(names)]);
  }
});

// spec: list.scale
test('what is shown in lists is described to the store, once', () => {
  const described = embeddedLists.map(({ kind }) => kind);
  assert.deepEqual(described, [...new Set(described)]);
  const shown = embeddedViews.map(({ kind }) => kind);
  assert.deepEqual(
    shown.filter((kind) => !described.includes(kind)),
    [],
  );
});

test('the order of the list is that of search and counts', () => {
  const first = ['compute_networks', 'compute_subnets', 'compute_routers', 'compute_networks_floating_ips_list'];
  const searched = embeddedSearches(unread).map(({ subject }) => subject);
  assert.deepEqual(searched.slice(0, first.length), first);
  const none = { list: async () => onOnePage([]) };
  const ports = new Proxy({}, { get: () => none }) as Ports;
  const counted = embeddedCounts(unread, ports);
  assert.ok(counted.length > 5);
  const bySearch = counted.toSorted((one, other) => searched.indexOf(one.subject) - searched.indexOf(other.subject));
  assert.deepEqual(counted, bySearch, 'a resource is counted where it is found');
});
