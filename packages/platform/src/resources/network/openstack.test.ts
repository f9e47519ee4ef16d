import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openstackIn } from '../../engines/openstack/testing/test-cloud.ts';

const { open } = openstackIn(import.meta.dirname);

/** What a cloud does that the suite of the port leaves open. */
describe('networks of the openstack engine alone', () => {
  test('IP address management is on for a network with a subnet', async (t) => {
    const cloud = await open(t);
    const make = (name: string, cidrs: readonly string[]) =>
      cloud.makeNetwork(cloud.one, {
        name,
        ipam_enabled: true,
        subnets: cidrs.map((cidr) => ({ cidr, ip_version: 4 })),
      });
    const made = [await make('core', ['10.1.0.0/24']), await make('bare', [])];
    assert.deepEqual(
      made.map(({ name, ipam_enabled }) => [name, ipam_enabled]),
      [
        ['core', true],
        ['bare', false],
      ],
    );
  });
});
