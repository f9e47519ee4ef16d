import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import {
  backupPlanApi,
  floatingIpApi,
  identityProviderApi,
  loadBalancerApi,
  loadBalancerPoolApi,
  networkApi,
  partnerApi,
  type PhysicalNetwork,
  recoveryPointApi,
  routerApi,
  securityGroupApi,
  subnetApi,
} from '../../packages/contract/src/index.ts';
import { curlOf, type RequestCode, shownBody, withoutGaps } from '../../packages/console/src/kit/code/request.rules.ts';
import { type FormModel, problemsOfDraft } from '../../packages/console/src/kit/form/model.ts';
import { newPlan, newVolumes } from '../../packages/console/src/resources/backup-plan/backup-plan.form.ts';
import { newFloatingIp } from '../../packages/console/src/resources/floating-ip/floating-ip.form.ts';
import { newProvider, providerSecrets } from '../../packages/console/src/resources/identity-provider/provider.form.ts';
import { newMember } from '../../packages/console/src/resources/load-balancer-pool/members.form.ts';
import { newPool } from '../../packages/console/src/resources/load-balancer-pool/pool.form.ts';
import { newLoadBalancer } from '../../packages/console/src/resources/load-balancer/load-balancer.form.ts';
import { newNetworkInSteps } from '../../packages/console/src/resources/network/network.form.ts';
import { newPhysicalNetwork } from '../../packages/console/src/resources/network/physical.form.ts';
import { newPartner } from '../../packages/console/src/resources/partner/partner.form.ts';
import { newPoint, restoreForm } from '../../packages/console/src/resources/recovery-point/recovery-point.form.ts';
import { newInterface } from '../../packages/console/src/resources/router/interface.form.ts';
import { routeForm } from '../../packages/console/src/resources/router/route.form.ts';
import { newRouter } from '../../packages/console/src/resources/router/router.form.ts';
import { newRule } from '../../packages/console/src/resources/security-group/rule.form.ts';
import { newSecurityGroup } from '../../packages/console/src/resources/security-group/security-group.form.ts';
import { newSubnet } from '../../packages/console/src/resources/subnet/subnet.form.ts';
import { vpnCode } from '../../packages/console/src/resources/vpn/vpn.code.ts';
import { newVpn } from '../../packages/console/src/resources/vpn/vpn.form.ts';
import { demoAccounts, demoDomainId, demoProjectId } from '../../packages/platform/src/app/testing/index.ts';
import { createTempFolder, removeTempFolder } from '../../packages/platform/src/app/testing/temp-folder.ts';
import {
  openTestPlatform,
  type Signed,
  type TestPlatform,
} from '../../packages/platform/src/app/testing/test-platform.ts';

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

type Send<Draft> = (draft: Partial<Draft>, code: (draft: Draft) => Omit<RequestCode, 'terraform'>) => Promise<Answer>;
// A test names what it expects of an answer.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = any;

interface Caller {
  readonly url: string;
  readonly token?: string;
  /** Where the session's cookies are kept. */
  readonly folder?: string;
}

/**
 * What a form prints, run as it stands by a shell. The form finds nothing wrong with the draft; with an empty one it prints
 * no field in which nothing is.
 */
const printed =
  ({ url, token = '', folder }: Caller) =>
  <Draft extends object>(model: Pick<FormModel<Draft, unknown>, 'shape' | 'check' | 'blank'>): Send<Draft> =>
  async (values, code) => {
    const draft = { ...model.blank(), ...values };
    assert.deepEqual(problemsOfDraft(model, draft), {});
    const blank = withoutGaps({ ...code(model.blank()), terraform: null });
    assert.doesNotMatch(shownBody(blank), /""|[:[] ?\{\}/);
    const request = { ...code(draft), terraform: null };
    const env = { PATH: process.env['PATH'] ?? '', SKYDECK_TOKEN: token, ...secrets };
    const { stdout } = await run('sh', ['-c', curlOf(request, url)], {
      env,
      ...(folder !== undefined && { cwd: folder }),
    }).catch((error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    });
    return JSON.parse(stdout) as unknown;
  };

const secrets = { VPN_PSK: `p"s\\k $HOME, sixteen`, CLIENT_SECRET: `it's "quiet"`, BIND_PASSWORD: 'x' };

async function tokenOf({ call }: TestPlatform, as: Signed, projectId: string | null): Promise<string> {
  const body = { name: 'code', access: 'full', project_id: projectId, days: 7 };
  const { status, json, text } = await call('/api/v2/accounts/tokens', { method: 'POST', body, as });
  assert.equal(status, 200, text);
  return json.secret as string;
}

// spec: form.code.complete
test('what the forms of a project print runs as it stands', { skip: !hasCurl && 'there is no curl' }, async (t) => {
  const platform = await openTestPlatform(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const form = printed({ url: platform.url, token: await tokenOf(platform, as, demoProjectId('payments-prod')) });
  const list = async (path: string): Promise<Answer[]> =>
    (await platform.call(`/api/v2/compute/${path}`, { as })).json.data;
  const external = (await list('networks?router_external=true')).find(({ subnets }) => subnets.length > 0);

  const network = await form(newNetworkInSteps)(
    { name: "it's a network", v4: { ...newNetworkInSteps.blank().v4, cidr: '10.201.0.0/24' } },
    (draft) => ({ endpoint: networkApi.createPrivate, body: newNetworkInSteps.toBody(draft) }),
  );
  assert.equal(network.name, "it's a network");
  const other = await form(newNetworkInSteps)(
    { name: 'of IPv6', v6: { ...newNetworkInSteps.blank().v6, cidr: 'fd00:201::/64' } },
    (draft) => ({
      endpoint: networkApi.createPrivate,
      body: newNetworkInSteps.toBody(draft),
    }),
  );
  const subnet = await form(newSubnet(4, []))(
    { cidr: '10.202.0.0/24', pools: [{ start: '10.202.0.10', end: '10.202.0.20' }] },
    (draft) => ({ endpoint: subnetApi.create, body: { network_id: other.id, ...newSubnet(4, []).toBody(draft) } }),
  );
  assert.deepEqual(subnet.allocation_pools, [{ start: '10.202.0.10', end: '10.202.0.20' }]);

  const router = await form(newRouter)(
    { name: 'edge', hasGateway: true, networkId: external.id, interfaces: [network.id] },
    (draft) => ({ endpoint: routerApi.create, body: newRouter.toBody(draft) }),
  );
  const connected = await form(newInterface)(
    { networkId: other.id, hasAddress: true, address: '10.202.0.9' },
    (draft) => ({ endpoint: routerApi.addInterface, params: { id: router.id }, body: newInterface.toBody(draft) }),
  );
  assert.equal(connected.interfaces_info.length, 2);
  const routes = routeForm(router, null);
  const routed = await form(routes)({ destination: '10.203.0.0/16', nexthop: '10.201.0.7' }, (draft) => ({
    endpoint: routerApi.update,
    params: { id: router.id },
    body: routes.toBody(draft),
  }));
  assert.deepEqual(routed.routes, [{ destination: '10.203.0.0/16', nexthop: '10.201.0.7' }]);

  const group = await form(newSecurityGroup)({ name: 'web', services: ['https'] }, (draft) => ({
    endpoint: securityGroupApi.create,
    body: newSecurityGroup.toBody(draft),
  }));
  const rule = await form(newRule)({ preset: 'ssh', remote: 'network', prefix: '10.0.0.0/8' }, (draft) => ({
    endpoint: securityGroupApi.addRule,
    body: { security_group_id: group.id, ...newRule.toBody(draft) },
  }));
  assert.equal(rule.port_range_min, 22);

  const address = await form(newFloatingIp)({ networkId: external.id, description: '$HOME `id`' }, (draft) => ({
    endpoint: floatingIpApi.create,
    body: newFloatingIp.toBody(draft),
  }));
  assert.equal(address.description, '$HOME `id`');

  const [own] = network.subnets as { readonly id: string; readonly cidr: string }[];
  const vpns = newVpn((id) => (id === own?.id ? own.cidr : ''));
  const vpn = await form(vpns)(
    {
      name: 'office',
      router: router.id,
      subnets: [own?.id ?? ''],
      peer: '198.51.100.7',
      cidrs: ['192.168.200.7'],
      psk: secrets.VPN_PSK,
    },
    (draft) => vpnCode(vpns.toBody(draft)),
  );
  assert.deepEqual(vpn.peer_cidrs, ['192.168.200.7/32']);

  const pool = { ...newPool().blank(), name: 'web', members: [newMember('10.201.0.30')] };
  const balancer = await form(newLoadBalancer)({ name: 'front', networkId: network.id, pools: [pool] }, (draft) => ({
    endpoint: loadBalancerApi.create,
    body: newLoadBalancer.toBody(draft),
  }));
  assert.equal(balancer.name, 'front');
  // One that is made is not changed before it is ready.
  const ready = (await list('lbaas/loadbalancers')).find(({ status }) => status === 'ACTIVE') ?? balancer;
  const another = await form(newPool())({ name: 'more', port: '8099' }, (draft) => ({
    endpoint: loadBalancerPoolApi.create,
    body: { loadbalancer_id: ready.id, ...newPool().toBody(draft) },
  }));
  assert.equal(another.protocol_port, 8099);

  const [first, second] = await list('volumes');
  const plan = await form(newPlan)({ name: 'nightly', volumes: [first.id] }, (draft) => ({
    endpoint: backupPlanApi.create,
    body: newPlan.toBody(draft),
  }));
  const joined = await form(newVolumes)({ volumes: [second.id] }, (draft) => ({
    endpoint: backupPlanApi.addVolumes,
    params: { id: plan.id },
    body: newVolumes.toBody(draft),
  }));
  assert.equal(joined.id, plan.id);
  const point = await form(newPoint)({ name: 'before the change', volume: first.id }, (draft) => ({
    endpoint: recoveryPointApi.create,
    body: newPoint.toBody(draft),
  }));
  assert.equal(point.volume_id, first.id);
  const kept = (await list('volume_backups')).find(({ status }) => status === 'available');
  const restored = await form(restoreForm(kept))({ name: 'again' }, (draft) => ({
    endpoint: recoveryPointApi.restore,
    params: { id: kept.id },
    body: restoreForm(kept).toBody(draft),
  }));
  assert.equal(restored.name, 'again');
});

test(
  'so does what those of administrators print, by a session',
  { skip: !hasCurl && 'there is no curl' },
  async (t) => {
    const platform = await openTestPlatform(t);
    const { url } = platform;
    const folder = createTempFolder();
    t.after(() => removeTempFolder(folder));
    const signIn = async (name: string) => {
      const { password } = demoAccounts.find((account) => account.name === name) ?? { password: '' };
      const login = `curl --fail-with-body -c cookies.txt -H 'X-Requested-With: curl' --json '${JSON.stringify({ username: name, password })}' ${url}/api/v2/login`;
      await run('sh', ['-c', login], { cwd: folder });
      return printed({ url, folder });
    };
    const domainId = demoDomainId('Norrland Retail');
    const ofDomain = await signIn('mia.hallberg');

    const partner = await ofDomain(newPartner)({ name: 'Portal', origin: 'https://portal.example' }, (draft) => ({
      endpoint: partnerApi.create,
      params: { domainId },
      body: newPartner.toBody(draft),
      bySession: true,
    }));
    assert.equal(partner.origin, 'https://portal.example');

    const provider = await ofDomain(newProvider)(
      { name: 'Sign-in', issuer: 'https://login.example', client_id: 'console', client_secret: secrets.CLIENT_SECRET },
      (draft) => ({
        endpoint: identityProviderApi.create,
        params: { domainId },
        body: newProvider.toBody(draft),
        secrets: providerSecrets,
        bySession: true,
      }),
    );
    assert.equal(provider.issuer, 'https://login.example');

    const { json } = await platform.call('/api/v2/compute/physical_networks', { as: await platform.signIn('admin') });
    const known = json.data as PhysicalNetwork[];
    const networks = newPhysicalNetwork({ known, projectId: demoProjectId('cloud-operations') });
    const form = await signIn('admin');
    for (const kind of ['vlan', 'flat'] as const) {
      const values = { name: kind, kind, physical: known.at(-1)?.name ?? '', vlan: '3999', ipam: false };
      const network = await form(networks)(values, (draft) => {
        const body = networks.toBody(draft);
        const endpoint = body.vlan_id === undefined ? networkApi.createUntagged : networkApi.createVlan;
        return { endpoint, body, bySession: true };
      });
      assert.equal(network.name, kind);
    }
  },
);
