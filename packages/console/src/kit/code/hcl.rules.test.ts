import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hclOf, idOf, labelOf, resource, secretVariable, variable } from './hcl.rules.ts';

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
