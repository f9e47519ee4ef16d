import type { CloudAccess, NewApplicationCredential } from '@skydeck/contract';

/** A text that a person takes away: for a program, so it is in no language of people. */
export interface CodeFile {
  readonly name: string;
  /** As people call it. */
  readonly language: string;
  readonly text: string;
}

export const CREDENTIALS_FILE = 'credentials.sh';

const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const exported = (variables: readonly (readonly [name: string, value: string])[]) =>
  `${variables.map(([name, value]) => `export ${name}=${inShell(value)}`).join('\n')}\n`;

/** For `.` of a shell. `api` is the address of the API. */
export const credentialsFile = (api: string, secret: string): CodeFile => ({
  name: CREDENTIALS_FILE,
  language: 'Shell',
  text: exported([
    ['SKYDECK_API', api],
    ['SKYDECK_TOKEN', secret],
  ]),
});

export const curlExample: CodeFile = {
  name: 'networks.sh',
  language: 'Shell',
  text: `. ./${CREDENTIALS_FILE}
curl --fail-with-body --header "Authorization: Bearer $SKYDECK_TOKEN" "$SKYDECK_API/compute/networks?limit=5"
`,
};

/** With what every Python has. Its first line says how it is started. */
export const pythonExample: CodeFile = {
  name: 'networks.py',
  language: 'Python',
  text: `# . ./${CREDENTIALS_FILE} && python3 networks.py
import json
import os
import urllib.request

request = urllib.request.Request(
    os.environ["SKYDECK_API"] + "/compute/networks?limit=5",
    headers={"Authorization": "Bearer " + os.environ["SKYDECK_TOKEN"]},
)
with urllib.request.urlopen(request) as answer:
    for network in json.load(answer)["data"]:
        print(network["id"], network["name"])
`,
};

type Openstack = NonNullable<CloudAccess['openstack']>;
type Credential = Pick<NewApplicationCredential, 'id' | 'secret'>;

/** A name, in every language. */
export const OPENSTACK = 'OpenStack';

const CLOUD = 'skydeck';
export const openstackCommand = `openstack --os-cloud ${CLOUD} router list`;
export const openrcCommand = '. ./openrc && openstack router list';

/** A text of JSON is one of YAML. */
const inYaml = (text: string) => JSON.stringify(text);

// https://docs.openstack.org/openstacksdk/latest/user/config/configuration.html
export const cloudsYaml = (
  { auth_url, region_name, interface: endpoints }: Openstack,
  { id, secret }: Credential,
): CodeFile => ({
  name: 'clouds.yaml',
  language: 'YAML',
  text: `clouds:
  ${CLOUD}:
    auth_type: v3applicationcredential
    auth:
      auth_url: ${inYaml(auth_url)}
      application_credential_id: ${inYaml(id)}
      application_credential_secret: ${inYaml(secret)}
${region_name === null ? '' : `    region_name: ${inYaml(region_name)}\n`}    interface: ${endpoints}
    identity_api_version: 3
`,
});

export const openrc = (
  { auth_url, region_name, interface: endpoints }: Openstack,
  credential: Credential,
): CodeFile => ({
  name: 'openrc',
  language: 'Shell',
  text: exported([
    ['OS_AUTH_TYPE', 'v3applicationcredential'],
    ['OS_AUTH_URL', auth_url],
    ['OS_APPLICATION_CREDENTIAL_ID', credential.id],
    ['OS_APPLICATION_CREDENTIAL_SECRET', credential.secret],
    ...(region_name === null ? [] : [['OS_REGION_NAME', region_name] as const]),
    ['OS_INTERFACE', endpoints],
    ['OS_IDENTITY_API_VERSION', '3'],
  ]),
});
