import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOpenstackSettings } from './openstack-settings.ts';
import { StartRefusal } from './start-refusal.ts';

const env = {
  SKYDECK_ENGINE: 'openstack',
  OS_AUTH_URL: 'https://keystone.example.com/',
  OS_APPLICATION_CREDENTIAL_ID: 'id',
  OS_APPLICATION_CREDENTIAL_SECRET: 'secret',
};

test('the variables of OpenStack’s own tools', () => {
  assert.equal(readOpenstackSettings({ OS_AUTH_URL: 'https://keystone.example.com' }), null);
  assert.deepEqual(readOpenstackSettings(env), {
    authUrl: 'https://keystone.example.com/v3',
    credentialId: 'id',
    credentialSecret: 'secret',
    region: null,
    interface: 'public',
  });
  const more = {
    ...env,
    OS_AUTH_URL: 'http://10.0.0.1:5000/identity/v3',
    OS_REGION_NAME: 'North',
    OS_INTERFACE: 'internal',
  };
  const { authUrl, region, interface: endpoints } = readOpenstackSettings(more) ?? {};
  assert.deepEqual([authUrl, region, endpoints], ['http://10.0.0.1:5000/identity/v3', 'North', 'internal']);
});

for (const [name, text] of [
  ['SKYDECK_ENGINE', 'vmware'],
  ['OS_AUTH_URL', ''],
  ['OS_AUTH_URL', 'keystone.example.com'],
  ['OS_AUTH_URL', 'file:///etc/passwd'],
  ['OS_AUTH_URL', 'https://admin:hunter2@keystone.example.com/v3'],
  ['OS_APPLICATION_CREDENTIAL_ID', ''],
  ['OS_APPLICATION_CREDENTIAL_SECRET', ''],
  ['OS_INTERFACE', 'private'],
] as const) {
  test(`${name} as '${text}' keeps the platform from starting`, () => {
    assert.throws(
      () => readOpenstackSettings({ ...env, [name]: text }),
      (error) =>
        error instanceof StartRefusal && error.message.startsWith(`${name} is `) && !error.message.includes('hunter2'),
    );
  });
}
