import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, fillPath, type Method } from '@skydeck/contract';
import { type CallRule, ruledCalls, subjects } from '@skydeck/contract/rights';
import { demoDomainId } from '../identity/accounts/demo-accounts.ts';
import { type Caller, callersOf, isAllowed, outcomeOf } from '../app/testing/callers.ts';
import { openTestPlatform, type TestPlatform } from '../app/testing/test-platform.ts';

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Read off the table, row by row; the guard has a way of its own. */
function expected(caller: Caller, rule: CallRule, method: Method): string {
  if ('public' in rule) return 'admitted';
  if (caller.roles === null) return 'unauthorized';
  const takesTokens = 'subject' in rule ? !rule.sessionOnly : rule.tokensToo;
  if (caller.token && !takesTokens) return 'not_by_token';
  if (caller.framed && rule.tabOnly) return 'forbidden';
  if (!('subject' in rule)) return 'admitted';
  const { subject, also } = rule;
  const needs = [{ subject, method }, { subject, method: rule.method ?? method }, ...(also ? [also] : [])];
  return needs.every((need) => isAllowed(caller, need.subject, need.method)) ? 'admitted' : 'forbidden';
}

const nobody = '00000000-0000-4000-8000-000000000000';
const norrland = demoDomainId('Norrland Retail');
const filled = {
  id: nobody,
  userId: nobody,
  projectId: nobody,
  interfaceId: nobody,
  serverId: nobody,
  domainId: norrland,
  domain: norrland,
  type: 'vxlan',
  key: 'motto',
  kind: 'logo',
  accessKey: 'AKIA',
  credential: nobody,
  ticket: 'none',
};

const pathOf = ({ path }: Endpoint) =>
  fillPath(path, { ...filled, ...(path.includes('/domains/{id}') && { id: norrland }) });

/** What is no JSON is refused after who may not, and before anything is done. */
const noJson = { body: '{', headers: { 'Content-Type': 'application/json' } };

function ask({ call }: TestPlatform, { with: { headers, ...as } }: Caller, endpoint: Endpoint) {
  const { method } = endpoint;
  if (method === 'GET') return call(pathOf(endpoint), { ...as, ...(headers && { headers }) });
  return call(pathOf(endpoint), { ...as, method, body: noJson.body, headers: { ...noJson.headers, ...headers } });
}

// spec: permission.calls
test('rights', async (t) => {
  const platform = await openTestPlatform(t);
  for (const caller of Object.values(await callersOf(platform))) {
    await t.test(`each call lets ${caller.name} do what the table of rights says`, async () => {
      const actual: Record<string, string> = {};
      for (const { name, endpoint } of ruledCalls) actual[name] = outcomeOf(await ask(platform, caller, endpoint));
      const wanted = ruledCalls.map(({ name, endpoint, rule }) => [name, expected(caller, rule, endpoint.method)]);
      assert.deepEqual(actual, Object.fromEntries(wanted));
    });
    await t.test(`meta tells ${caller.name} of the same rights`, async () => {
      const { status, json } = await platform.call('/api/v2/meta', caller.with);
      if (caller.roles === null) return assert.equal(status, 401);
      const received = json.data.map(({ name, methods: allowed }: { name: string; methods: string[] }) => [
        name,
        allowed,
      ]);
      const held = subjects.map((name) => [name, methods.filter((method) => isAllowed(caller, name, method))] as const);
      assert.deepEqual(Object.fromEntries(received), Object.fromEntries(held.filter(([, some]) => some.length > 0)));
    });
  }
});
