import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeApi, exampleIds, type Operation, operationGroupOf } from '@skydeck/contract/description';
import { type RuledCall, ruledCalls } from '@skydeck/contract/rights';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { demoDomainId, demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { type Answer, openTestPlatform, type Signed, type TestPlatform } from '../app/testing/test-platform.ts';

// What is said of the API holds for the one that is served: each example is sent, and each answer is held against the document.

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
}
interface DescribedCall {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: string }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

const document = describeApi({ version: '1' }) as unknown as Described;

const operationOf = ({ name }: RuledCall): Operation => {
  const [api = '', call = ''] = name.split('.');
  return operationGroupOf(api).calls[call] as Operation;
};
const describedPath = ({ endpoint }: RuledCall) => endpoint.path.replace(/\/$/, '');
const describedCall = (call: RuledCall) =>
  document.paths[describedPath(call)]?.[call.endpoint.method.toLowerCase()] as DescribedCall;
const calls = ruledCalls.filter(({ endpoint }) => endpoint.path.startsWith('/api/'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'api', ...document });
const pointer = (...parts: readonly string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

function holdsAgainstSchema(value: unknown, ...parts: readonly string[]): void {
  const $ref = `api#/${pointer(...parts)}`;
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  assert.ok(validate(value), `${$ref}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)}`);
}

function holdsAgainstAnswer(call: RuledCall, { status, json, text }: Answer): void {
  const at = ['paths', describedPath(call), call.endpoint.method.toLowerCase(), 'responses'];
  const { responses } = describedCall(call);
  const described = responses[status];
  assert.ok(described, `${call.name} answers ${status}, which is not in its description: ${text}`);
  const shared = described.$ref?.slice('#/'.length).split('/');
  if (status === 204) assert.equal(text, '', call.name);
  else if (status === 200 && call.name === 'imageApi.download') assert.notEqual(text, '');
  else holdsAgainstSchema(json, ...(shared ?? [...at, String(status)]), 'content', 'application/json', 'schema');
}

test('each example is a body that its model takes', () => {
  for (const call of calls) {
    const { example } = operationOf(call);
    const { body, path, method } = call.endpoint;
    if (!body || describedPath(call).endsWith('{kind}') || call.name === 'imageApi.upload') continue;
    assert.notEqual(example, undefined, `${call.name} has a body and no example`);
    assert.ok(body.is(example), call.name);
    holdsAgainstSchema(
      example,
      'paths',
      path.replace(/\/$/, ''),
      method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema',
    );
  }
});

test('each list has the filters and the orders that are described', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const admin = await signIn('admin');
  for (const one of calls) {
    const { list, query = {} } = operationOf(one);
    if (!list) continue;
    const path = one.endpoint.path.replace('{domainId}', 'default');
    const { json } = await call(`${path}?colour=red&sort=colour:asc`, { as: admin });
    const { colour, sort } = json.error.fields;
    // Addresses are sorted by a key of theirs.
    const sorts = (sort.values.sorts as string[]).map((name) => name.replace('address_key', 'floating_ip_address'));
    assert.deepEqual(sorts.toSorted(), list.sorts.toSorted(), one.name);
    if (one.name !== 'taskApi.list')
      assert.deepEqual(colour.values.filters.toSorted(), list.filters.toSorted(), one.name);
    // One of a network has to name it.
    if (Object.values(query).some(({ required }) => required)) continue;
    const asked = [...list.filters, ...(list.search ? ['search'] : [])].map((name) => `${name}=x`);
    assert.equal((await call(`${path}?${asked.join('&')}`, { as: admin })).status, 200, one.name);
  }
});

/** What cannot be done with its example, each with why: the answer is one of the description, too. */
const refusals: Readonly<Record<string, number>> = {
  // Somebody else's secrets.
  'accountApi.signInSecondStep': 401,
  'accountApi.confirmEnrolment': 400,
  'accountApi.renewRecoveryCodes': 400,
  'accountApi.turnOffSecondFactor': 400,
  'frameApi.ticket': 403,
  'frameApi.enter': 401,
  // What the demo has none of.
  'accountApi.endSession': 404,
  'accountApi.revokeToken': 404,
  'partnerApi.read': 404,
  'partnerApi.update': 404,
  'partnerApi.remove': 404,
  'identityProviderApi.read': 404,
  'identityProviderApi.update': 404,
  'identityProviderApi.remove': 404,
  'identityProviderApi.test': 404,
  's3Api.presign': 404,
  's3Api.switchKey': 404,
  's3Api.removeKey': 404,
  'domainPropertyApi.read': 404,
  'vpnApi.service': 404,
  'taskApi.read': 404,
  'taskApi.cancel': 404,
  // Jonas administers nothing, and is a person.
  'sessionApi.enterDomain': 403,
  'memberSecurityApi.tokens': 409,
  // The demo is no OpenStack.
  'accountApi.createApplicationCredential': 409,
  'accountApi.deleteApplicationCredential': 409,
  'memberSecurityApi.createToken': 409,
  'memberSecurityApi.revokeToken': 409,
  // Not in the state in which the examples before have left things.
  'loadBalancerApi.recreate': 409,
  'loadBalancerPoolApi.remove': 409,
  'vpnApi.remove': 409,
  'networkApi.remove': 409,
  'subnetApi.remove': 409,
  'routerApi.remove': 409,
  'securityGroupApi.remove': 409,
  'backupPlanApi.remove': 409,
  'backupPlanApi.removeVolumes': 409,
  'recoveryPointApi.remove': 409,
  'volumeApi.remove': 409,
  'volumeApi.clone': 409,
  'volumeApi.uploadToImage': 409,
  'volumeApi.attach': 409,
  'volumeApi.transfer': 409,
  'volumeApi.acceptTransfer': 404,
  'volumeApi.cancelTransfer': 404,
  'volumeApi.detach': 404,
  'volumeSnapshotApi.revert': 409,
  'volumeSnapshotApi.resetState': 409,
  // Addresses of another cloud.
  'routerApi.updateInterface': 400,
  // A file, for which there is no example.
  'themePictureApi.add': 400,
  'imageApi.upload': 400,
  // A ticket that nobody was given.
  'imageApi.downloadFile': 404,
};

const byId: Readonly<Partial<Record<keyof typeof exampleIds, string>>> = {
  externalNetwork: 'compute/networks?router_external=true&name=internet',
  network: 'compute/networks?type=vxlan&name=batch-settlement',
  router: 'compute/routers?name=edge-router',
  floatingIp: 'compute/floating_ips?assigned=false',
  port: 'compute/ports',
  securityGroup: 'compute/security-groups?is_default=false',
  vpn: 'compute/vpn/ipsec-site-connections',
  loadBalancer: 'compute/lbaas/loadbalancers',
  pool: 'compute/lbaas/pools',
  server: 'compute/servers',
  volume: 'compute/volumes?status=available',
  volumeSnapshot: 'compute/volume_snapshots',
  backupPlan: 'compute/backup_plans',
  backupRun: 'compute/backup_plan_runs',
  recoveryPoint: 'compute/volume_backups',
  sshKey: 'compute/keys',
  image: 'compute/images?protected=false&project_id=' + demoProjectId('payments-prod'),
};

/** What is looked at first, and what ends what others need last. */
const rankOf = ({ name, endpoint: { method, path } }: RuledCall): number => {
  if (method === 'GET') return 0;
  const last = ['sessionApi.changePassword', 'sessionApi.logout', 'memberSecurityApi.resetSecondFactor'].indexOf(name);
  if (last >= 0) return 4 + last;
  if (path.endsWith('/delete')) return 3;
  return method === 'DELETE' ? 2 : 1;
};

async function openWorld(platform: TestPlatform) {
  const { call, signIn } = platform;
  const admin = await signIn('admin', 'cloud-operations');
  const mia = await signIn('mia.hallberg', 'payments-prod');
  const domain = await signIn('mia.hallberg');
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const ids: Record<string, string> = { project: demoProjectId('payments-prod'), user: demoUserId('jonas.lind') };
  ids['domain'] = demoDomainId('Norrland Retail');
  for (const [name, path] of Object.entries(byId)) {
    const { json } = await call(`/api/v2/${path}`, { as: mia });
    ids[name] = json.data?.[0]?.id as string;
  }
  const { json } = await call(`/api/v2/compute/routers/${ids['router']}/interfaces`, { as: mia });
  const { json: rules } = await call('/api/v2/compute/security-group-rules', { as: mia });
  ids['securityGroupRule'] = rules.data[0].id as string;
  ids['interface'] = json.data[0].id as string;
  ids['subnet'] = json.data[0].fixed_ips[0].subnet_id as string;
  const callerOf = ({ name, endpoint }: RuledCall): Signed => {
    if (
      /^(networkApi\.(physical|createUntagged|createVlan)|s3Api\.(switchDomain|blockPublicAccess)|cloudApi\.(offers|services)|(audit|flavor|storagePolicy)Api\.\w+)$/.test(
        name,
      )
    )
      return admin;
    if (/^(session|account)Api\./.test(name) && name !== 'sessionApi.logout') return jonas;
    return endpoint.path.startsWith('/api/v2/domains') ? domain : mia;
  };
  return { ids, callerOf };
}

test('each example is answered as the description says', async (t) => {
  const platform = await openTestPlatform(t);
  const { ids, callerOf } = await openWorld(platform);
  const own = Object.entries(exampleIds).map(([name, id]) => [id, ids[name] ?? id] as const);
  const real = (text: string) => own.reduce((all, [id, of]) => all.replaceAll(id, of), text);
  for (const one of calls.toSorted((call, other) => rankOf(call) - rankOf(other))) {
    const { path, body } = exampleRequest(one);
    // What the example before has begun may be in the way of this one.
    await platform.platform.internals.tasks.idle();
    const answer = await platform.call(real(path), {
      method: one.endpoint.method,
      as: callerOf(one),
      ...(body !== undefined && { body: real(JSON.stringify(body)) }),
    });
    const refusal = refusals[one.name] ?? (path.includes(exampleIds.object) ? 404 : undefined);
    assert.ok(refusal === undefined ? answer.status < 300 : answer.status === refusal, `${one.name}: ${answer.text}`);
    holdsAgainstAnswer(one, answer);
  }
});

/** The address and the body of the description's examples. */
function exampleRequest(one: RuledCall) {
  const { example, query = {} } = operationOf(one);
  const { parameters = [] } = describedCall(one);
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((all, { name, example: value = '' }) => all.replace(`{${name}}`, value), one.endpoint.path);
  const required = Object.entries(query).flatMap(([name, { required: isNeeded }]) => (isNeeded ? [name] : []));
  const search = required.map((name) => `${name}=${name === 'q' ? 'web' : exampleIds.externalNetwork}`);
  return { path: search.length > 0 ? `${path}?${search.join('&')}` : path, body: example };
}
