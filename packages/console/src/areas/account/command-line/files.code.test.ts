import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { cloudsYaml, credentialsFile, curlExample, openrc, pythonExample } from './files.code.ts';

/** What a shell has of the variables of a file. */
const sourced = (text: string, ...names: readonly string[]) =>
  execFileSync('sh', ['-c', `${text}\nprintf '%s\\n' ${names.map((name) => `"$${name}"`).join(' ')}`], {
    encoding: 'utf8',
    env: {},
  })
    .trimEnd()
    .split('\n');

// spec: account.command-line
test('a shell reads the credentials file, whatever is in it', () => {
  const api = "https://console.example/it's $HOME/api/v2";
  const { text } = credentialsFile(api, 'sky_secret');
  assert.deepEqual(sourced(text, 'SKYDECK_API', 'SKYDECK_TOKEN'), [api, 'sky_secret']);
});

test('the examples have no secret, and are what their language takes', () => {
  execFileSync('sh', ['-n', '-c', curlExample.text]);
  assert.match(curlExample.text, /Bearer \$SKYDECK_TOKEN/);
  assert.match(pythonExample.text, /os\.environ\["SKYDECK_TOKEN"\]/);
});

const access = { auth_url: 'https://keystone.example/v3', region_name: 'North', interface: 'public' };
const credential = { id: 'ac1', secret: 'p"a: ss\'word' };

test('clouds.yaml and openrc sign in with the application credential', () => {
  const { text } = openrc(access, credential);
  const names = ['OS_AUTH_TYPE', 'OS_AUTH_URL', 'OS_APPLICATION_CREDENTIAL_SECRET', 'OS_REGION_NAME'];
  assert.deepEqual(sourced(text, ...names), ['v3applicationcredential', access.auth_url, credential.secret, 'North']);
  assert.equal(
    cloudsYaml(access, credential).text,
    `clouds:
  skydeck:
    auth_type: v3applicationcredential
    auth:
      auth_url: "https://keystone.example/v3"
      application_credential_id: "ac1"
      application_credential_secret: "p\\"a: ss'word"
    region_name: "North"
    interface: public
    identity_api_version: 3
`,
  );
});

test('without a region none is named', () => {
  const anywhere = { ...access, region_name: null };
  assert.doesNotMatch(cloudsYaml(anywhere, credential).text + openrc(anywhere, credential).text, /region/i);
});
