import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type Endpoint, fillPath, REQUEST_ID_HEADER, uploadHeaders } from '@skydeck/contract';
import { ruledCalls } from '@skydeck/contract/rights';
import type { AuditType } from './audit.ts';
import type { DemoProjectName } from '../identity/accounts/demo-accounts.ts';
import { embeddedAudited } from '../app/embedded/resources.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { qcow2Of } from '../resources/image/test-images.ts';
import { testKeys } from '../resources/ssh-key/test-keys.ts';

/** Calls that write their entry themselves, for what they change is no document of the engine. Each has a test beside it. */
const byHand: Readonly<Record<string, AuditType>> = {
  'sessionApi.login': 'login',
  'sessionApi.logout': 'logout',
  'sessionApi.changePassword': 'password_changed',
  'accountApi.signInSecondStep': 'login',
  'accountApi.confirmEnrolment': 'second_factor_enrolled',
  'accountApi.renewRecoveryCodes': 'recovery_codes_renewed',
  'accountApi.turnOffSecondFactor': 'second_factor_turned_off',
  'accountApi.endSession': 'session_ended',
  'accountApi.endOtherSessions': 'other_sessions_ended',
  'accountApi.createToken': 'api_token_created',
  'accountApi.revokeToken': 'api_token_revoked',
  'accountApi.createApplicationCredential': 'application_credential_created',
  'accountApi.deleteApplicationCredential': 'application_credential_deleted',
  'memberSecurityApi.resetSecondFactor': 'second_factor_reset',
  'memberSecurityApi.createToken': 'api_token_created',
  'memberSecurityApi.revokeToken': 'api_token_revoked',
  'frameApi.enter': 'login',
  'reportApi.send': 'report_sent',
  'taskApi.cancel': 'task_cancelled',
  'domainPropertyApi.create': 'domain_property_changed',
  'domainPropertyApi.replace': 'domain_property_changed',
  'domainPropertyApi.setAccess': 'domain_property_changed',
  'domainPropertyApi.remove': 'domain_property_removed',
  'themePictureApi.add': 'domain_picture_added',
  'partnerApi.create': 'partner_created',
  'partnerApi.update': 'partner_changed',
  'partnerApi.remove': 'partner_deleted',
  'partnerApi.check': 'partner_checked',
  'identityProviderApi.create': 'provider_created',
  'identityProviderApi.update': 'provider_changed',
  'identityProviderApi.remove': 'provider_deleted',
  'identityProviderApi.test': 'provider_tested',
  's3Api.start': 's3_user_created',
  's3Api.presign': 's3_link_made',
  's3Api.createKey': 's3_key_created',
  's3Api.switchKey': 's3_key_switched',
  's3Api.removeKey': 's3_key_deleted',
  's3Api.switchUser': 's3_user_switched',
  's3Api.switchDomain': 's3_domain_switched',
  's3Api.blockPublicAccess': 's3_public_access_changed',
};

/** Calls that change nothing that anybody else could see, each with its reason. */
const changesNothing: Readonly<Record<string, string>> = {
  'sessionApi.open': 'the session goes on in another tab or frame: what it may do is what it might before',
  'sessionApi.enterProject': 'a token of the session, for what the person may do anyway',
  'sessionApi.enterDomain': 'a token of the session, for what the person may do anyway',
  'accountApi.enrol': 'an offer that nothing follows from until it is confirmed',
  'frameApi.ticket': 'a ticket that is worth nothing until somebody enters with it',
};

/** Kinds of documents whose changes the engine does not write down, each with its reason. */
const notAudited: Readonly<Record<string, string>> = {
  alarm: 'what the scheduler is to do: it changes nothing before it is done',
  domain: 'no call changes one',
  project: 'no call changes one',
  network_quota: 'no call changes one',
  user: 'by hand: account_created, account_changed, account_roles_changed, account_disabled',
  partner: 'by hand: partner_created, partner_changed, partner_deleted',
  identity_provider: 'by hand: provider_created, provider_changed, provider_deleted',
  problem_report: 'by hand: report_sent',
  volume_transfer: 'the status of the volume tells of it',
};

const SETTLE_MS = 60_000;

/** Makes calls of the contract, and keeps the id of each request. */
async function openCalls(t: TestContext) {
  const platform = await openTestPlatform(t);
  const { call, signIn, clock } = platform;
  const { store, tasks, background } = platform.platform.internals;
  const requests = new Map<string, string>();
  const callerOf = async (name: string, project: DemoProjectName) => {
    const as = await signIn(name, project);
    return async (
      callName: string,
      body: unknown = null,
      params: Readonly<Record<string, string>> = {},
      own: Readonly<Record<string, string>> = {},
    ) => {
      const ruled = ruledCalls.find((one) => one.name === callName);
      assert.ok(ruled, callName);
      const { method, path }: Endpoint = ruled.endpoint;
      const sent = body === null ? {} : { body };
      const { status, text, headers, json } = await call(fillPath(path, params), { method, as, ...sent, headers: own });
      assert.ok(status < 300, `${callName}: ${text}`);
      if (method !== 'GET') requests.set(callName, headers.get(REQUEST_ID_HEADER) ?? '');
      return json;
    };
  };
  /** What was begun has ended. */
  const settle = async () => {
    for (let round = 0; round < 2; round += 1) {
      await tasks.idle();
      await background?.idle();
      clock.advance(SETTLE_MS);
    }
    await tasks.idle();
    await background?.idle();
  };
  const entriesOf = (requestId: string) =>
    store.read(async ({ tables }) => {
      const rows = await tables
        .selectFrom('audit')
        .select(['type', 'account'])
        .where('request_id', '=', requestId)
        .execute();
      return rows.map(({ type, account }) => `${account} ${type}`);
    });
  const kindsOfDocuments = () =>
    store.read(async ({ tables }) => {
      const rows = await tables.selectFrom('documents').select('kind').distinct().execute();
      return rows.map(({ kind }) => kind);
    });
  return { callerOf, settle, entriesOf, requests, kindsOfDocuments };
}

type Calls = Awaited<ReturnType<typeof openCalls>>;
type Caller = Awaited<ReturnType<Calls['callerOf']>>;

const subnets = (cidr: string) => [{ cidr, ip_version: 4 }];
const named = (name: string) => ({ name });

async function callNetworks(user: Caller, admin: Caller, settle: Calls['settle']): Promise<string> {
  const made = { ipam_enabled: true };
  const network = await user('networkApi.createPrivate', { ...made, name: 'core', subnets: subnets('10.71.0.0/24') });
  const flat = { ...made, name: 'flat', physical_network: 'physnet3', subnets: subnets('10.72.0.0/24') };
  const { id: untagged } = await admin('networkApi.createUntagged', flat);
  const vlan = { ...flat, name: 'vlan', physical_network: 'physnet2', vlan_id: 777, subnets: subnets('10.73.0.0/24') };
  const { id: tagged } = await admin('networkApi.createVlan', vlan);
  await user('networkApi.update', named('heart'), { id: network.id });
  await admin('networkApi.remove', null, { type: 'flat', id: untagged });
  await admin('networkApi.removeMany', { ids: [tagged] });
  const draft = { network_id: network.id, cidr: 'fd00:71::/64', ip_version: 6 };
  const { id } = await user('subnetApi.create', draft);
  await user('subnetApi.update', named('six'), { id });
  await user('subnetApi.remove', null, { id });
  await settle();
  return network.id;
}

async function callRouters(user: Caller, settle: Calls['settle'], network: string, external: string): Promise<string> {
  const gateway = { external_gateway_info: { network_id: external } };
  const { id } = await user('routerApi.create', { name: 'edge', ...gateway });
  await user('routerApi.update', named('rim'), { id });
  await user('routerApi.addInterface', { network_id: network }, { id });
  const { data } = await user('routerApi.interfaces', null, { id });
  const port = data.find(({ network_id }: { network_id: string }) => network_id === network);
  const fixed_ips = [{ subnet_id: port.fixed_ips[0].subnet_id, ip_address: '10.71.0.200' }];
  await user('routerApi.updateInterface', { fixed_ips }, { id, interfaceId: port.id });
  await user('routerApi.removeInterface', { network_id: network }, { id });
  await user('routerApi.addInterface', { network_id: network }, { id });
  const { data: again } = await user('routerApi.interfaces', null, { id });
  const ids = again.flatMap((one: typeof port) => (one.network_id === network ? [one.id] : []));
  await user('routerApi.removeInterfaces', { ids });
  await settle();
  await user('routerApi.addInterface', { network_id: network }, { id });
  const others = [];
  for (const name of ['a', 'b']) others.push((await user('routerApi.create', named(name))).id);
  await user('routerApi.remove', null, { id: others[0] });
  await user('routerApi.removeMany', { ids: [others[1]] });
  await settle();
  return id;
}

async function callFloatingIps(user: Caller, settle: Calls['settle'], network: string, external: string) {
  const ids: string[] = [];
  for (let at = 0; at < 2; at += 1)
    ids.push((await user('floatingIpApi.create', { floating_network_id: external })).id);
  const [id = '', other = ''] = ids;
  const balancer = await user('loadBalancerApi.create', { name: 'front', network_id: network });
  await settle();
  const { data } = await user('portApi.list');
  const { port_id } = await user('loadBalancerApi.read', null, { id: balancer.id });
  assert.ok(data.length > 0);
  await user('floatingIpApi.update', { port_id }, { id });
  await settle();
  await user('floatingIpApi.unassignMany', { ids: [id] });
  await settle();
  await user('floatingIpApi.remove', null, { id });
  await user('floatingIpApi.removeMany', { ids: [other] });
  await settle();
  return balancer.id as string;
}

async function callSecurityGroups(user: Caller, settle: Calls['settle']) {
  const { id } = await user('securityGroupApi.create', named('web'));
  const { id: other } = await user('securityGroupApi.create', named('db'));
  await user('securityGroupApi.update', named('www'), { id });
  const rule = { security_group_id: id, direction: 'ingress', ethertype: 'IPv4', protocol: 'tcp' };
  const rules: string[] = [];
  for (const port of [80, 443]) {
    const added = await user('securityGroupApi.addRule', { ...rule, port_range_min: port, port_range_max: port });
    rules.push(added.id);
  }
  await user('securityGroupApi.removeRule', null, { id: rules[0] ?? '' });
  await user('securityGroupApi.removeRules', { ids: rules.slice(1) });
  await settle();
  await user('securityGroupApi.remove', null, { id });
  await user('securityGroupApi.removeMany', { ids: [other] });
  await settle();
}

async function callVpns(user: Caller, settle: Calls['settle'], router: string, subnet: string) {
  const ids: string[] = [];
  for (const [at, name] of ['office', 'branch'].entries()) {
    const connection = { name, peer_address: `198.51.100.${7 + at}`, psk: 'correct horse' };
    const made = await user('vpnApi.create', {
      vpnservice: { router_id: router },
      ikepolicy: {},
      ipsecpolicy: {},
      local_ep_group: { endpoints: [subnet] },
      peer_ep_group: { endpoints: [`192.168.${at}.0/24`] },
      ipsec_site_connection: connection,
    });
    ids.push(made.id);
  }
  const [id = '', other = ''] = ids;
  await settle();
  await user('vpnApi.update', { ipsec_site_connection: named('desk') }, { id });
  await settle();
  await user('vpnApi.restart', {}, { id });
  await settle();
  await user('vpnApi.disable', { ids: [id] });
  await settle();
  await user('vpnApi.enable', { ids: [id] });
  await settle();
  await user('vpnApi.remove', null, { id });
  await user('vpnApi.removeMany', { ids: [other] });
  await settle();
}

const pool = {
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
};

async function callBalancers(user: Caller, settle: Calls['settle'], network: string, id: string) {
  await user('loadBalancerApi.update', named('door'), { id });
  await settle();
  const pools: string[] = [];
  for (const [at, name] of ['a', 'b'].entries()) {
    const body = { ...pool, loadbalancer_id: id, name, protocol_port: 80 + at };
    pools.push((await user('loadBalancerPoolApi.create', body)).id);
    await settle();
  }
  const [first = '', second = ''] = pools;
  await user('loadBalancerPoolApi.update', named('c'), { id: first });
  await settle();
  await user('loadBalancerPoolApi.remove', null, { id: first });
  await settle();
  await user('loadBalancerPoolApi.removeMany', { ids: [second] });
  await settle();
  await user('loadBalancerApi.failover', {}, { id });
  await settle();
  const broken = await user('loadBalancerApi.create', { name: 'fail-deploy-back', network_id: network });
  await settle();
  await user('loadBalancerApi.recreate', {}, { id: broken.id });
  await settle();
  await user('loadBalancerApi.remove', null, { id });
  await user('loadBalancerApi.removeMany', { ids: [broken.id] });
  await settle();
}

async function callBackups(user: Caller, settle: Calls['settle']) {
  const { data } = await user('volumeApi.list');
  const volume = data[0].id as string;
  const schedule = { month: '*', day_of_week: '*', day: '*', hour: '3' };
  const { id } = await user('backupPlanApi.create', { name: 'nightly', schedule });
  const { id: other } = await user('backupPlanApi.create', { name: 'weekly', schedule });
  await user('backupPlanApi.update', named('daily'), { id });
  await user('backupPlanApi.disableMany', { ids: [id] });
  await settle();
  await user('backupPlanApi.enableMany', { ids: [id] });
  await settle();
  await user('backupPlanApi.addVolumes', { ids: [volume] }, { id });
  await user('backupPlanApi.run', {}, { id });
  await user('backupPlanApi.abort', {}, { id });
  await settle();
  await user('backupPlanApi.removeVolumes', { ids: [volume] }, { id });
  await user('backupPlanApi.remove', null, { id });
  await user('backupPlanApi.removeMany', { ids: [other] });
  await settle();
  const points: string[] = [];
  for (const name of ['before', 'after']) {
    points.push((await user('recoveryPointApi.create', { volume_id: volume, name })).id);
    for (let round = 0; round < 10; round += 1) await settle();
  }
  const [first = '', second = ''] = points;
  await user('recoveryPointApi.restore', named('copy'), { id: first });
  for (let round = 0; round < 10; round += 1) await settle();
  await user('recoveryPointApi.remove', null, { id: second });
  await user('recoveryPointApi.removeMany', { ids: [first] });
  await settle();
}

async function callVolumes(user: Caller, other: Caller, settle: Calls['settle']) {
  const made = async (name: string) => {
    const { id } = await user('volumeApi.create', { name, size: 1 });
    await settle();
    return id as string;
  };
  const [id, given, kept] = [await made('first'), await made('given'), await made('kept')];
  await user('volumeApi.update', named('ledger'), { id });
  await user('volumeApi.extend', { size: 2 }, { id });
  await user('volumeApi.resetState', {}, { id });
  const { id: copy } = await user('volumeApi.clone', named('copy'), { id });
  await settle();
  await user('volumeApi.uploadToImage', { image_name: 'golden' }, { id });
  await settle();
  const { data: servers } = await user('serverApi.list');
  const server = servers.find(({ status }: { status: string }) => status === 'ACTIVE');
  await user('volumeApi.attach', { volume_id: id }, { serverId: server.id });
  await settle();
  await user('volumeApi.detach', { force: true }, { serverId: server.id, id });
  await settle();
  const offer = await user('volumeApi.transfer', {}, { id: given });
  await other('volumeApi.acceptTransfer', { auth_key: offer.auth_key }, { id: offer.transfer_id });
  const { transfer_id } = await user('volumeApi.transfer', {}, { id: kept });
  await user('volumeApi.cancelTransfer', null, { id: transfer_id });
  const snapshots: string[] = [];
  for (const name of ['before', 'after']) {
    snapshots.push((await user('volumeSnapshotApi.create', { volume_id: kept, name })).id);
    await settle();
  }
  const [first = '', second = ''] = snapshots;
  await user('volumeSnapshotApi.update', named('earlier'), { id: first });
  await user('volumeSnapshotApi.uploadToImage', { image_name: 'earlier' }, { id: first });
  await settle();
  await user('volumeSnapshotApi.remove', null, { id: second });
  await user('volumeSnapshotApi.resetState', {}, { id: second });
  await user('volumeSnapshotApi.revert', {}, { id: first });
  await settle();
  await user('volumeSnapshotApi.removeMany', { ids: [first] });
  await settle();
  await user('volumeApi.remove', null, { id });
  await user('volumeApi.removeMany', { ids: [copy, kept] });
  await settle();
}

async function callKeys(user: Caller, settle: Calls['settle']) {
  const { id } = await user('sshKeyApi.create', { name: 'laptop', public_key: testKeys.ed25519.line });
  const { id: other } = await user('sshKeyApi.create', { name: 'old', public_key: testKeys.rsa1024.line });
  await user('sshKeyApi.remove', null, { id });
  await user('sshKeyApi.removeMany', { ids: [other] });
  await settle();
}

async function callImages(user: Caller, settle: Calls['settle']) {
  const upload = async (name: string): Promise<{ id: string }> => {
    const headers = uploadHeaders({ name, disk_format: 'qcow2' });
    return user('imageApi.upload', qcow2Of(1), {}, { ...headers, 'Content-Type': 'application/octet-stream' });
  };
  const [{ id }, other] = [await upload('first'), await upload('second')];
  await user('imageApi.update', named('third'), { id });
  await user('imageApi.remove', null, { id });
  await user('imageApi.removeMany', { ids: [other.id] });
  await settle();
}

const policy = { tier: 0, redundancy: { type: 'raid1', m: 3, n: 2 }, failure_domain: 1 };

async function callOffers(admin: Caller, settle: Calls['settle']) {
  const flavors: string[] = [];
  const policies: string[] = [];
  for (const name of ['first', 'second']) {
    flavors.push((await admin('flavorApi.create', { name, vcpus: 3, ram: 6144 })).id);
    policies.push((await admin('storagePolicyApi.create', { ...policy, name })).id);
  }
  await admin('flavorApi.remove', null, { id: flavors[0] ?? '' });
  await admin('flavorApi.removeMany', { ids: flavors.slice(1) });
  await admin('storagePolicyApi.update', { ...policy, ...named('third') }, { id: policies[0] ?? '' });
  await admin('storagePolicyApi.remove', null, { id: policies[0] ?? '' });
  await admin('storagePolicyApi.removeMany', { ids: policies.slice(1) });
  await settle();
}

// spec: audit.change
test('every call that changes something has an entry with its request, or is written here', async (t) => {
  const { callerOf, settle, entriesOf, requests, kindsOfDocuments } = await openCalls(t);
  const user = await callerOf('jonas.lind', 'payments-prod');
  const admin = await callerOf('admin', 'payments-prod');
  const { data } = await user('networkApi.list');
  const external = data.find((network: { router_external: boolean }) => network.router_external).id;
  await callOffers(admin, settle);
  const network = await callNetworks(user, admin, settle);
  const { subnets: own } = await user('networkApi.read', null, { id: network });
  const router = await callRouters(user, settle, network, external);
  const balancer = await callFloatingIps(user, settle, network, external);
  await callSecurityGroups(user, settle);
  await callVpns(user, settle, router, own[0].id);
  await callBalancers(user, settle, network, balancer);
  await callBackups(user, settle);
  await callVolumes(user, await callerOf('admin', 'storefront'), settle);
  await callKeys(user, settle);
  await callImages(user, settle);

  for (const [name, requestId] of requests) {
    const entries = await entriesOf(requestId);
    assert.ok(
      entries.some((entry) => /^(jonas\.lind|admin) /.test(entry)),
      `${name} has no entry of its author`,
    );
  }
  const changing = ruledCalls.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name);
  const told = [...requests.keys(), ...Object.keys(byHand), ...Object.keys(changesNothing)];
  assert.deepEqual(told.toSorted(), changing.toSorted());
  const audited = new Set(embeddedAudited.map(({ kind }) => kind));
  const others = (await kindsOfDocuments()).filter((kind) => !audited.has(kind) && !(kind in notAudited));
  assert.deepEqual(others, []);
});
