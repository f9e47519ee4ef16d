import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { attributeOf, type HclBlock, idOf, resource, secretVariable, variable } from './hcl-blocks.rules.ts';
import { openstackCliOf, secretsOf } from './openstack-cli.rules.ts';
import { commands } from './openstack-compute-commands.rules.ts';

/** What a real shell would give the program, call by call. What it makes has the id `id-of-7` where it had seven arguments. */
function heard(text: string, env: Record<string, string> = {}): string[][] {
  const program = `openstack() { printf '%s\\0' "$@" '' >&3; echo "id-of-$#"; }`;
  const script = `{ ${program}\n${text}\n} 3>&1 >/dev/null`;
  const output = execFileSync('sh', ['-c', script], { env: { PATH: process.env['PATH'] ?? '', ...env } }).toString();
  return output
    .split('\0\0')
    .filter((call) => call !== '')
    .map((call) => call.split('\0'));
}

const NETWORK = 'openstack_networking_network_v2';
const ROUTER = 'openstack_networking_router_v2';
const RULE = 'openstack_networking_secgroup_rule_v2';
const BALANCER = 'openstack_lb_loadbalancer_v2';

const tables: readonly (readonly [title: string, blocks: readonly HclBlock[], calls: readonly string[]])[] = [
  [
    'a network with its subnet, which names it by the id that the program answers',
    [
      resource(NETWORK, 'web', { name: 'web', mtu: 1400, port_security_enabled: false }),
      resource(
        'openstack_networking_subnet_v2',
        'web_v4',
        {
          network_id: idOf(NETWORK, 'web'),
          cidr: '10.0.0.0/24',
          ip_version: 4,
          no_gateway: true,
          enable_dhcp: true,
          dns_nameservers: ['10.0.0.2', '10.0.0.3'],
        },
        [{ type: 'allocation_pool', attributes: { start: '10.0.0.5', end: '10.0.0.9' } }],
      ),
    ],
    [
      'network create --mtu 1400 --disable-port-security --format value --column id web',
      'subnet create --network id-of-10 --subnet-range 10.0.0.0/24 --ip-version 4 --gateway none --dhcp --dns-nameserver 10.0.0.2 --dns-nameserver 10.0.0.3 --allocation-pool start=10.0.0.5,end=10.0.0.9 web_v4',
    ],
  ],
  [
    'a router without a gateway',
    [resource(ROUTER, 'edge', { name: 'edge', external_network_id: undefined })],
    ['router create edge'],
  ],
  [
    'a router with a gateway has it in a command of its own',
    [resource(ROUTER, 'edge', { name: 'edge', external_network_id: 'ext', enable_snat: false })],
    ['router create --format value --column id edge', 'router set --external-gateway ext --disable-snat id-of-7'],
  ],
  [
    'a router with tags, and an address of its choice for its gateway',
    [
      resource(
        ROUTER,
        'edge',
        { name: 'edge', description: 'The shop', tags: ['web', 'tier 1'], external_network_id: 'ext' },
        [{ type: 'external_fixed_ip', attributes: { ip_address: '203.0.113.9' } }],
      ),
    ],
    [
      'router create --description The shop --tag web --tag tier 1 --format value --column id edge',
      'router set --external-gateway ext --fixed-ip ip-address=203.0.113.9 id-of-13',
    ],
  ],
  [
    'rules: ports, messages of ICMP, any protocol',
    [
      resource(RULE, 'a', { security_group_id: 'g', direction: 'ingress', protocol: 'tcp', port_range_min: 22 }),
      resource(RULE, 'b', {
        security_group_id: 'g',
        direction: 'egress',
        protocol: 'udp',
        port_range_min: 1,
        port_range_max: 9,
      }),
      resource(RULE, 'c', {
        security_group_id: 'g',
        direction: 'ingress',
        protocol: 'icmp',
        port_range_min: 8,
        port_range_max: 0,
      }),
      resource(RULE, 'd', { security_group_id: 'g', direction: 'ingress', remote_ip_prefix: '10.0.0.0/8' }),
    ],
    [
      'security group rule create --ingress --protocol tcp --dst-port 22:22 g',
      'security group rule create --egress --protocol udp --dst-port 1:9 g',
      'security group rule create --ingress --protocol icmp --icmp-type 8 --icmp-code 0 g',
      'security group rule create --ingress --protocol any --remote-ip 10.0.0.0/8 g',
    ],
  ],
  [
    'what is looked up is named by its id; what somebody made by its attribute',
    [
      { ...resource(NETWORK, 'external', { network_id: 'ext' }), type: 'data' },
      resource('openstack_networking_floatingip_v2', '', { pool: { reference: `data.${NETWORK}.external.name` } }),
      resource(BALANCER, 'web', { name: 'web', vip_network_id: 'n', admin_state_up: true }),
      resource('openstack_networking_floatingip_associate_v2', 'web', {
        floating_ip: '192.0.2.9',
        port_id: attributeOf(BALANCER, 'web', 'vip_port_id'),
      }),
    ],
    [
      'floating ip create ext',
      'loadbalancer create --name web --vip-network-id n --enable --wait --format value --column id',
      'loadbalancer show --format value --column vip_port_id id-of-12',
      'floating ip set --port id-of-7 192.0.2.9',
    ],
  ],
  [
    'an access for all projects, and for one',
    ['*', 'p1'].map((target_tenant, at) =>
      resource('openstack_networking_rbac_policy_v2', String(at), {
        action: 'access_as_shared',
        object_id: 'n',
        object_type: 'network',
        target_tenant,
      }),
    ),
    [
      'network rbac create --type network --action access_as_shared --target-all-projects n',
      'network rbac create --type network --action access_as_shared --target-project p1 n',
    ],
  ],
];

describe('commands of the OpenStack program', () => {
  for (const [title, blocks, calls] of tables)
    it(title, () =>
      assert.deepEqual(
        heard(openstackCliOf(blocks)).map((one) => one.join(' ')),
        calls,
      ),
    );

  for (const name of ["it's", '$HOME `id` $(id)', '\\', '"; rm -rf /', 'two words', '-f', '-x y', 'Ключ 🔑'])
    it(`a shell hears ${name} as it is`, () => {
      const [call = []] = heard(openstackCliOf([resource(ROUTER, name, { name })]));
      assert.equal(call.at(-1), name);
      const [option = []] = heard(openstackCliOf([resource(BALANCER, 'b', { name })]));
      assert.ok(option.includes(name) || option.includes(`--name=${name}`));
    });

  // spec: form.code.secret
  it('a secret is a variable, and comes as it is', () => {
    const blocks = [
      secretVariable('vpn_psk'),
      resource('openstack_vpnaas_site_connection_v2', 'office', { name: 'office', psk: variable('vpn_psk') }),
    ];
    assert.deepEqual(secretsOf(blocks), ['VPN_PSK']);
    const [call = []] = heard(openstackCliOf(blocks), { VPN_PSK: `"it's" $HOME` });
    assert.equal(call[call.indexOf('--psk') + 1], `"it's" $HOME`);
  });

  it('names that make one variable of the shell are told apart', () => {
    const blocks = ['my-net', 'my_net'].flatMap((name) => [
      resource(NETWORK, name, { name }),
      resource('openstack_networking_subnet_v2', name, { network_id: idOf(NETWORK, name), cidr: '10.0.0.0/24' }),
    ]);
    const names = [...openstackCliOf(blocks).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    assert.deepEqual(names, ['network_my_net', 'network_my_net_2']);
  });

  it('there is one for each resource that a form prints', () => {
    const resources = new URL('../../resources/', import.meta.url).pathname;
    const texts = globSync('**/*code*.ts', { cwd: resources })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(`${resources}${file}`, 'utf8'));
    const types = new Set(texts.flatMap((text) => text.match(/openstack_[a-z\d_]+_v\d/g) ?? []));
    assert.ok(types.size >= 20);
    assert.deepEqual(
      [...types].filter((type) => !Object.hasOwn(commands, type)),
      [],
    );
  });
});
