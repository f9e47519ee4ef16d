import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idOf, labelOf, resource, secretVariable, variable } from './hcl-blocks.rules.ts';
import { hclOf } from './hcl.rules.ts';

describe('the label of a resource', () => {
  for (const [name, label] of [
    ['web', 'web'],
    ['Web servers', 'web_servers'],
    ['10.0.0.0', '_10_0_0_0'],
    ['Büro', 'buro'],
    ['网络', 'main'],
    ['', 'main'],
    ['a"} evil {', 'a_evil'],
  ] as const) {
    it(`${name} is ${label}`, () => assert.equal(labelOf(name), label));
  }
});

describe('a block', () => {
  it('aligns what it says, and leaves out what is not given', () => {
    assert.equal(
      hclOf([
        resource('openstack_networking_network_v2', 'web', {
          name: 'web',
          mtu: 1500,
          admin_state_up: true,
          tags: [],
          x: null,
        }),
        resource(
          'openstack_networking_subnet_v2',
          'web',
          {
            network_id: idOf('openstack_networking_network_v2', 'web'),
            dns_nameservers: ['10.0.0.2', '10.0.0.3'],
          },
          [{ type: 'allocation_pool', attributes: { start: '10.0.0.5', end: '10.0.0.9' } }],
        ),
      ]),
      `resource "openstack_networking_network_v2" "web" {
  name           = "web"
  mtu            = 1500
  admin_state_up = true
}

resource "openstack_networking_subnet_v2" "web" {
  network_id      = openstack_networking_network_v2.web.id
  dns_nameservers = ["10.0.0.2", "10.0.0.3"]

  allocation_pool {
    start = "10.0.0.5"
    end   = "10.0.0.9"
  }
}`,
    );
  });
  it('has a variable for what stands in no file', () => {
    assert.equal(
      hclOf([secretVariable('psk'), resource('vpn', 'v', { psk: variable('psk') })]),
      `variable "psk" {
  type      = string
  sensitive = true
}

resource "vpn" "v" {
  psk = var.psk
}`,
    );
  });
  it('takes no text for a template, and no quote for an end', () => {
    assert.match(
      hclOf([resource('t', 'n', { name: 'a"${file("/etc/passwd")} %{if} $5 \n' })]),
      /"a\\"\$\$\{file\(\\"\/etc\/passwd\\"\)\} %%\{if\} \$5 \\n"/,
    );
  });
});

describe('a map', () => {
  for (const [pairs, written] of [
    [{ 'X-Forwarded-For': 'true', port: 80 }, 'x = { X-Forwarded-For = "true", port = 80 }'],
    [{ a: null, b: undefined, c: false }, 'x = { c = false }'],
    [{ 'two words': '${x}', '1st': [1] }, 'x = { "two words" = "$${x}", "1st" = [1] }'],
    [{ inner: { pairs: { a: 1 } }, none: { pairs: {} } }, 'x = { inner = { a = 1 } }'],
  ] as const) {
    it(written, () => assert.equal(hclOf([{ type: 't', attributes: { x: { pairs } } }]), `t {\n  ${written}\n}`));
  }
  it('is left out where nothing is in it', () => {
    assert.equal(hclOf([{ type: 't', attributes: { x: { pairs: { a: null } } } }]), 't {}');
  });
});

describe('labels of one document', () => {
  const labels = (blocks: Parameters<typeof hclOf>[0]) =>
    [...hclOf(blocks).matchAll(/^(?:\w+ )("[^{]*") \{/gm)].map(([, head]) => head);

  for (const [what, names, expected] of [
    ['names that are alike', ['my net', 'my_net', 'My net'], ['"t" "my_net"', '"t" "my_net_2"', '"t" "my_net_3"']],
    ['one name twice', ['web', 'web'], ['"t" "web"', '"t" "web_2"']],
    ['names with no letter of ours', ['网络', '网关'], ['"t" "main"', '"t" "main_2"']],
    ['a number that is taken', ['web', 'web_2', 'web'], ['"t" "web"', '"t" "web_2"', '"t" "web_3"']],
    ['names that differ', ['my-net', 'my_net'], ['"t" "my-net"', '"t" "my_net"']],
  ] as const) {
    it(what, () => assert.deepEqual(labels(names.map((name) => resource('t', name, {}))), expected));
  }

  it('may be alike where the kinds are not', () => {
    assert.deepEqual(
      labels([
        resource('t', 'web', {}),
        resource('u', 'web', {}),
        { ...resource('t', 'web', {}), type: 'data' },
        secretVariable('web'),
      ]),
      ['"t" "web"', '"u" "web"', '"t" "web"', '"web"'],
    );
  });

  it('are what a name leads to, of one name twice that of the last one above', () => {
    const written = hclOf([
      resource('net', 'my net', {}),
      resource('net', 'my_net', {}),
      resource('u', 'a', { of: idOf('net', 'my net'), all: [idOf('net', 'my_net'), idOf('net', 'elsewhere')] }),
      resource('net', 'my net', {}),
      resource('u', 'b', { of: idOf('net', 'my net') }, [
        { type: 'in', attributes: { x: { pairs: { y: idOf('net', 'my_net') } } } },
      ]),
      secretVariable('my key'),
      secretVariable('my_key'),
      resource('u', 'c', { one: variable('my key'), other: variable('my_key') }),
    ]);
    for (const part of [
      'of  = net.my_net.id',
      'all = [net.my_net_2.id, net.elsewhere.id]',
      'of = net.my_net_3.id',
      'x = { y = net.my_net_2.id }',
      'variable "my_key_2" {',
      'one   = var.my_key\n  other = var.my_key_2',
    ])
      assert.ok(written.includes(part), `${part} in\n${written}`);
  });
});
