import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { curlOf, shownBody } from '../../kit/code/request.rules.ts';
import { vpnCode } from './vpn.code.ts';
import { blankVpn } from './vpn.draft.ts';
import { toBody } from './vpn.form.ts';

const blank = blankVpn();
const body = toBody({
  ...blank,
  name: 'office',
  router: 'r1',
  subnets: ['s1'],
  peer: '198.51.100.7',
  cidrs: ['192.168.0.0/24', '192.168.200.7'],
  psk: 'correct horse',
  ike: { ...blank.ike, known: 'k1' },
});
const code = vpnCode(body);

describe('the request as code', () => {
  it('never has the key', () => {
    for (const text of [shownBody(code), curlOf(code, 'https://cloud.example'), hclOf(code.terraform ?? [])])
      assert.doesNotMatch(text, /correct horse/);
    assert.match(shownBody(code), /"psk": "\$VPN_PSK"/);
    assert.match(
      curlOf(code, 'https://cloud.example'),
      /POST 'https:\/\/cloud.example\/api\/v2\/compute\/vpn\/ipsec-site-connections'/,
    );
  });

  it('is five resources of the provider, less the policies that are there', () => {
    const text = hclOf(code.terraform ?? []);
    assert.deepEqual(
      [...text.matchAll(/^(?:resource|variable) "(\w+)"/gm)].map(([, type]) => type),
      [
        'vpn_psk',
        'openstack_vpnaas_service_v2',
        'openstack_vpnaas_ipsec_policy_v2',
        'openstack_vpnaas_endpoint_group_v2',
        'openstack_vpnaas_endpoint_group_v2',
        'openstack_vpnaas_site_connection_v2',
      ],
    );
    assert.match(text, /ikepolicy_id\s+= "k1"/);
    assert.match(text, /ipsecpolicy_id\s+= openstack_vpnaas_ipsec_policy_v2\.office\.id/);
    assert.match(text, /peer_id\s+= "198\.51\.100\.7"/);
    assert.match(text, /psk\s+= var\.vpn_psk/);
    // Neutron takes nothing but CIDRs in an endpoint group.
    assert.match(text, /endpoints\s+= \[\s*"192\.168\.0\.0\/24",\s*"192\.168\.200\.7\/32"/);
    assert.match(text, /dpd \{\s+action\s+= "hold"/);
  });

  it('names the service that the router has for its other connections', () => {
    const text = hclOf(vpnCode(body, 'service-1').terraform ?? []);
    assert.doesNotMatch(text, /resource "openstack_vpnaas_service_v2"/);
    assert.match(text, /vpnservice_id\s+= "service-1"/);
  });
});
