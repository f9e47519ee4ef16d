import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOwners, type PortRecord } from '../../port/records.ts';
import { portAt, site } from '../test-sites.ts';
import { abandonedLike, addressesOfPorts } from './attach.rules.ts';

// spec: router.interface.address
test('a port of Neutron’s router has one IPv4 subnet, and all IPv6 subnets have one port', () => {
  const ports = (...addresses: string[]) =>
    addressesOfPorts(addresses.map((ip_address) => ({ subnet_id: ip_address, ip_address }))).map((ips) =>
      ips.map(({ ip_address }) => ip_address),
    );
  const cases: [string[], string[][]][] = [
    [['10.1.0.1'], [['10.1.0.1']]],
    [['10.1.0.1', 'fd00::1'], [['10.1.0.1', 'fd00::1']]],
    [['fd00::1', 'fd00:1::1'], [['fd00::1', 'fd00:1::1']]],
    [
      ['10.1.0.1', '10.2.0.1', '10.3.0.1', 'fd00::1', 'fd00:1::1'],
      [['10.1.0.1', 'fd00::1', 'fd00:1::1'], ['10.2.0.1'], ['10.3.0.1']],
    ],
  ];
  for (const [addresses, expected] of cases) assert.deepEqual(ports(...addresses), expected, addresses.join(' '));
});

const place = site(11, { cidrs: ['10.1.0.0/24'] });
const elsewhere = site(12, { cidrs: ['10.1.0.0/24'] });
const left = (more: Partial<PortRecord> = {}, at = place) =>
  portAt(at, '10.1.0.1', 0, { device_owner: deviceOwners.interface, device_id: '', ...more });
const wanted = left();

// spec: router.interface.address
for (const [what, port, mac, isIt] of [
  ['that an earlier try has made is taken', left({ id: 'p' }), undefined, true],
  ['is taken with the MAC that hosts know', left(), wanted.mac_address, true],
  ['with another MAC is not, where hosts know one', left(), 'fa:16:3e:00:00:02', false],
  ['of another router is not', left({ device_id: 'r' }), undefined, false],
  ['of a server is not', left({ device_owner: deviceOwners.server }), undefined, false],
  ['of another project is not', left({ project_id: 'theirs' }), undefined, false],
  ['of another network is not', left({}, elsewhere), undefined, false],
  ['at another address is not', left({ fixed_ips: [] }), undefined, false],
] as const)
  test(`a port ${what}`, () => assert.equal(abandonedLike([port], wanted, mac)?.id, isIt ? port.id : undefined));
