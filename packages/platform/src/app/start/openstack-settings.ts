import { StartRefusal } from './start-refusal.ts';

/** The cloud behind the openstack engine, and who the platform is there. */
export interface OpenstackSettings {
  /** Keystone, with its version: `https://keystone.example.com/v3`. */
  readonly authUrl: string;
  /** An application credential of the service user. */
  readonly credentialId: string;
  readonly credentialSecret: string;
  /** Whose endpoints are used; null: the first of the catalogue. */
  readonly region: string | null;
  readonly interface: EndpointInterface;
}

const interfaces = ['public', 'internal', 'admin'] as const;
export type EndpointInterface = (typeof interfaces)[number];

type Env = Readonly<Record<string, string | undefined>>;

/** Null: the embedded engine. Throws a StartRefusal that names the variable that makes no sense or is missing. */
export function readOpenstackSettings(env: Env): OpenstackSettings | null {
  const engine = env['SKYDECK_ENGINE'] || 'embedded';
  if (engine === 'embedded') return null;
  if (engine !== 'openstack')
    throw new StartRefusal(`SKYDECK_ENGINE is '${engine}', but it can only be embedded or openstack.`);
  return {
    authUrl: authUrlOf(env),
    credentialId: needed(env, 'OS_APPLICATION_CREDENTIAL_ID'),
    credentialSecret: needed(env, 'OS_APPLICATION_CREDENTIAL_SECRET'),
    region: env['OS_REGION_NAME'] || null,
    interface: interfaceOf(env),
  };
}

function needed(env: Env, name: string): string {
  const text = env[name];
  if (!text) throw new StartRefusal(`${name} is not set, but the openstack engine needs it.`);
  return text;
}

function authUrlOf(env: Env): string {
  const text = needed(env, 'OS_AUTH_URL');
  const url = URL.canParse(text) ? new URL(text) : null;
  // What may be a password is not written to the terminal.
  if (url?.username || url?.password)
    throw new StartRefusal('OS_AUTH_URL is an address with a user in it: leave it out.');
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw new StartRefusal(`OS_AUTH_URL is '${text}', but it must be like https://keystone.example.com/v3.`);
  const address = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  return address.endsWith('/v3') ? address : `${address}/v3`;
}

function interfaceOf(env: Env): EndpointInterface {
  const text = env['OS_INTERFACE'] || 'public';
  const known = interfaces.find((name) => name === text);
  if (!known) throw new StartRefusal(`OS_INTERFACE is '${text}', but it can only be ${interfaces.join(', ')}.`);
  return known;
}
