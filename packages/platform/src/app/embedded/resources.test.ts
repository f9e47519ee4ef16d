import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOnePage } from '../../http/answer-page.ts';
import { resourceCounts } from '../../resources/index.ts';
import { embeddedJobHandlers, embeddedSearches, embeddedTasks } from './resources.ts';
import type { Store } from '../../store/store.ts';

const unread = {} as Store;

test('what resources do in the background has one name each', () => {
  for (const names of [embeddedTasks.map(({ name }) => name), embeddedJobHandlers.map(({ name }) => name)]) {
    assert.ok(names.length > 0);
    assert.deepEqual(names, [...new Set(names)]);
  }
});

test('the order of the list is that of search and counts', () => {
  const first = ['compute_networks', 'compute_subnets', 'compute_routers', 'compute_networks_floating_ips_list'];
  const searched = embeddedSearches(unread).map(({ subject }) => subject);
  assert.deepEqual(searched.slice(0, first.length), first);
  const list = async () => onOnePage([]);
  const names = ['networks', 'routers', 'floatingIps', 'securityGroups', 'vpns', 'loadBalancers'] as const;
  const counted = resourceCounts(Object.fromEntries(names.map((name) => [name, { list }])));
  const bySearch = counted.toSorted((one, other) => searched.indexOf(one.subject) - searched.indexOf(other.subject));
  assert.deepEqual(counted, bySearch, 'a resource is counted where it is found');
});
