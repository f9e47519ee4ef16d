import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePathOf } from './base-path.ts';

// spec: navigation.prefix
test('the base path is that of an agent, or none', () => {
  const cases: [string, string][] = [
    ['/', ''],
    ['', ''],
    ['/compute/networks', ''],
    ['/api/agent_direct/42/lca', '/api/agent_direct/42/lca'],
    ['/api/agent_direct/42/lca/', '/api/agent_direct/42/lca'],
    ['/api/agent_direct/a-b_c/lca/compute/networks', '/api/agent_direct/a-b_c/lca'],
    ['/api/agent_direct/42/lcabc', ''],
    ['/api/agent_direct/42', ''],
    ['/api/agent_direct//lca', ''],
    ['/api/agent_direct/4/2/lca', ''],
    ['/x/api/agent_direct/42/lca', ''],
    ['/api/agent_direct/42/lca/api/agent_direct/43/lca', '/api/agent_direct/42/lca'],
  ];
  for (const [pathname, base] of cases) assert.equal(basePathOf(pathname), base, pathname);
});
