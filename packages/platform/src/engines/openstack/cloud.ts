import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { OpenstackSettings } from './settings.ts';
import { answered, type Answered, callCloud, type CallParts, type Warn } from './http/call.ts';
import type { CloudReply, CloudRequest } from './http/send.ts';
import { createServiceTokens, type ServiceToken } from './keystone/service-token.ts';

/** A query string; a name may come more than once. */
export type Query = readonly (readonly [name: string, value: string])[];

interface CallOptions {
  readonly query?: Query;
  readonly body?: object;
  /** Of the object, which must still be this one; 412 otherwise. */
  readonly revision?: number | null;
}

/** One service of the cloud, as the service user calls it. Each call throws a Refusal. */
export interface CloudService {
  get(path: string, query?: Query): Promise<Answered>;
  post(path: string, body: object): Promise<Answered>;
  put(path: string, body: object, options?: Pick<CallOptions, 'revision'>): Promise<Answered>;
  patch(path: string, body: object): Promise<Answered>;
  /** One that a broken connection had done already is done. */
  remove(path: string): Promise<void>;
}

/** A service of the catalogue. */
export interface CatalogueEntry {
  /** `network` */
  readonly type: string;
  /** Where it is in our region; null: it is in others alone. */
  readonly url: string | null;
}

export interface Cloud {
  readonly network: CloudService;
  readonly identity: CloudService;
  /** What the catalogue has, those of other regions too. */
  catalogue(): Promise<readonly CatalogueEntry[]>;
  /** What a service of the catalogue says of its versions. Throws a Refusal. */
  versions(entry: CatalogueEntry): Promise<Answered>;
  /** Who the platform is there, and its project. */
  service(): Promise<Pick<ServiceToken, 'projectId' | 'userId'>>;
  /** Signs somebody in with a body of theirs; null: Keystone says no. What comes of it is not kept. */
  checkPerson(body: object): Promise<Answered | null>;
  /** The same, to let them make one call of Keystone in their own name; their token is not kept either. */
  asPerson(body: object): Promise<Pick<CloudService, 'post' | 'remove'> | null>;
}

export interface CloudParts {
  readonly clock: Clock;
  readonly warn: Warn;
  /** Milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT = 30_000;
/** Somebody looks at a page meanwhile. */
const VERSIONS_TIMEOUT = 5000;
/** With which some services list their versions. */
const MULTIPLE_CHOICES = 300;

/** Calls Keystone at its URL, and the others where Keystone's catalogue says that they are: nothing else is ever called. */
export function openCloud(settings: OpenstackSettings, { clock, warn, timeout = TIMEOUT }: CloudParts): Cloud {
  const parts = { warn, timeout };

  const signInRequest = (body: object): CloudRequest => ({
    method: 'POST',
    url: `${settings.authUrl}/auth/tokens`,
    headers: {},
    body,
    isRepeatable: true,
  });
  const tokens = createServiceTokens(settings, clock, async (body) => {
    const request = signInRequest(body);
    const reply = await callCloud(parts, 'identity', request, isUnauthorized);
    if (reply.status === 401) throw refusedService(warn);
    return answered(parts, 'identity', request, reply);
  });

  async function send(service: string, method: CloudRequest['method'], path: string, options: CallOptions = {}) {
    for (let isFirst = true; ; isFirst = false) {
      const token = await tokens.current();
      const request = requestOf(settings, token, { service, method, path, ...options });
      const reply = await callCloud(
        parts,
        service,
        request,
        (refused) => isUnauthorized(refused) || isGoneAlready(request, refused),
      );
      if (reply.status !== 401) return { request, reply };
      // It was revoked, or Keystone's keys have changed.
      tokens.discard(token);
      if (!isFirst) throw refusedService(warn);
    }
  }

  const serviceOf = (service: string): CloudService => {
    const ask = async (method: CloudRequest['method'], path: string, options: CallOptions) => {
      const { request, reply } = await send(service, method, path, options);
      return answered(parts, service, request, reply);
    };
    return {
      get: (path, query = []) => ask('GET', path, { query }),
      post: (path, body) => ask('POST', path, { body }),
      put: (path, body, { revision = null } = {}) => ask('PUT', path, { body, revision }),
      patch: (path, body) => ask('PATCH', path, { body }),
      async remove(path) {
        await send(service, 'DELETE', path);
      },
    };
  };

  async function signIn(body: object): Promise<Answered | null> {
    const request = signInRequest(body);
    const reply = await callCloud(parts, 'identity', request, isUnauthorized);
    return reply.status === 401 ? null : answered(parts, 'identity', request, reply);
  }

  return {
    network: serviceOf('network'),
    identity: serviceOf('identity'),
    async catalogue() {
      const { catalogue } = await tokens.current();
      return catalogue.map((service) => ({ type: service.type, url: endpointIn(settings, service)?.url ?? null }));
    },
    versions: (entry) => readVersions({ warn, timeout: Math.min(timeout, VERSIONS_TIMEOUT) }, entry),
    service: () => tokens.current(),
    checkPerson: signIn,
    async asPerson(body) {
      const token = (await signIn(body))?.headers.get('x-subject-token');
      if (!token) return null;
      const to = (path: string) => ({ url: `${settings.authUrl}${path}`, headers: { 'x-auth-token': token } });
      return {
        async post(path, sent) {
          const request: CloudRequest = { method: 'POST', ...to(path), body: sent, isRepeatable: false };
          return answered(parts, 'identity', request, await callCloud(parts, 'identity', request));
        },
        async remove(path) {
          const request: CloudRequest = { method: 'DELETE', ...to(path), body: undefined, isRepeatable: true };
          await callCloud(parts, 'identity', request, (refused) => isGoneAlready(request, refused));
        },
      };
    },
  };
}

async function readVersions(parts: CallParts, { type, url }: CatalogueEntry): Promise<Answered> {
  if (url === null) throw noService(type);
  const request: CloudRequest = { method: 'GET', url: rootOf(url), headers: {}, isRepeatable: true };
  const reply = await callCloud(parts, type, request, ({ status }) => status === MULTIPLE_CHOICES);
  return answered(parts, type, request, reply);
}

const isUnauthorized = ({ status }: CloudReply) => status === 401;

/** The first try, of which we heard nothing, had deleted it. */
const isGoneAlready = ({ method }: CloudRequest, { status, isRepeated }: CloudReply) =>
  method === 'DELETE' && status === 404 && isRepeated;

/** Nothing that a person could mend: the operator has to renew the credential. */
function refusedService(warn: Warn): Refusal {
  warn({}, 'the cloud refuses the application credential of the service user');
  return new Refusal(503, 'cloud_unavailable', 'The cloud does not let the platform in', {
    values: { service: 'identity' },
  });
}

interface Call extends CallOptions {
  readonly service: string;
  readonly method: CloudRequest['method'];
  readonly path: string;
}

function requestOf(
  settings: OpenstackSettings,
  token: ServiceToken,
  { service, method, path, query = [], body, revision = null }: Call,
): CloudRequest {
  const text = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString();
  return {
    method,
    url: `${endpointOf(settings, token, service)}${path}${text && `?${text}`}`,
    headers: {
      'x-auth-token': token.value,
      ...(revision !== null && { 'if-match': `revision_number=${revision}` }),
    },
    body,
    isRepeatable: method === 'GET' || method === 'DELETE',
  };
}

/** Where a service of the catalogue is in our region. */
const endpointIn = (settings: OpenstackSettings, { endpoints }: ServiceToken['catalogue'][number]) =>
  endpoints.find(
    (one) =>
      one.interface === settings.interface &&
      (settings.region ?? one.region_id) === one.region_id &&
      /^https?:\/\//.test(one.url),
  );

const noService = (service: string) =>
  new Refusal(503, 'cloud_unavailable', `The cloud has no ${service} service`, { values: { service } });

/** Above the version and the project that an address of the catalogue may end with: `/v3/8a2f…`. */
const rootOf = (url: string) => `${url.replace(/\/v\d[\d.]*(?:\/.*)?$/, '').replace(/\/+$/, '')}/`;

/** Where a service is, with the version that we speak. */
function endpointOf(settings: OpenstackSettings, { catalogue }: ServiceToken, service: string): string {
  if (service === 'identity') return settings.authUrl;
  const endpoint = catalogue
    .filter(({ type }) => type === service)
    .map((one) => endpointIn(settings, one))
    .find((one) => one !== undefined);
  if (!endpoint) throw noService(service);
  const url = endpoint.url.replace(/\/+$/, '');
  return url.endsWith('/v2.0') ? url : `${url}/v2.0`;
}
