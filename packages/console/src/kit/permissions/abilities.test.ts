import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { abilities, can } from './abilities.ts';

describe('abilities', () => {
  afterEach(() => abilities.reset());

  // spec: permission.initial
  it('are to read everything and nothing else until the server has said', () => {
    assert.equal(can('compute_routers', 'read'), true);
    assert.equal(can('compute_routers', 'create'), false);
  });

  it('are what the server said, and nothing for what it did not name', () => {
    abilities.load([{ name: 'compute_routers', methods: ['GET', 'POST'] }]);
    assert.equal(can('compute_routers', 'read'), true);
    assert.equal(can('compute_routers', 'create'), true);
    assert.equal(can('compute_routers', 'delete'), false);
    assert.equal(can('compute_networks', 'read'), false);
  });

  // spec: session.abilities.reset
  it('end with the session', () => {
    abilities.load([{ name: 'compute_routers', methods: ['DELETE'] }]);
    abilities.reset();
    assert.equal(can('compute_routers', 'delete'), false);
    assert.equal(can('compute_routers', 'read'), true);
  });
});
