import assert from 'node:assert/strict';
import { it } from 'node:test';
import { resolvePath } from 'react-router-dom';
import { whereInsteadOfPool } from './return-route.ts';

it('the id of a pool leads to its form', () => {
  for (const id of ['6ba7b810-9dad-41d1-80b4-00c04fd430c8', '6BA7B810-9DAD-41D1-80B4-00C04FD430C8'])
    assert.equal(whereInsteadOfPool(id), null);
});

// spec: pool.return-route
it('a return route that nobody knows leads to the form over the details', () => {
  for (const word of ['loadBalancersList', 'list', 'undefined', '', undefined]) {
    const to = whereInsteadOfPool(word) ?? assert.fail(String(word));
    assert.equal(resolvePath(to, '/compute/load-balancers/lb/x').pathname, '/compute/load-balancers/lb/edit/details');
  }
});
