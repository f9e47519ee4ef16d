import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addServiceCode } from './add-service.code.ts';

const octavia = { name: 'octavia', part_of: null, type: 'load-balancer' };
const access = { auth_url: 'https://keystone/v3', region_name: 'sto-1', interface: 'internal' };

test('a service is entered in the catalogue where the console looks for it', () => {
  assert.equal(
    addServiceCode(octavia, access).text,
    `openstack service create --name octavia load-balancer
openstack endpoint create --region sto-1 octavia internal URL`,
  );
  assert.match(addServiceCode(octavia, { ...access, region_name: null }).text, /create octavia internal URL$/);
});

test('a part is switched on in the settings of its service', () => {
  const { language, text } = addServiceCode({ name: 'vpnaas', part_of: 'neutron', type: 'network' }, access);
  assert.deepEqual([language, text], ['INI', '# neutron.conf\n[DEFAULT]\nservice_plugins = router,vpnaas']);
});
