import * as contract from '../index.ts';
import { type AnyStruct, type Endpoint, TaskRef } from '../http.ts';
import { IMAGE_HEADER } from '../image/index.ts';
import { type CallRule, type RuledCall, ruledCalls } from '../rights/index.ts';
import { pathExamples } from './administration.ts';
import { components, errorResponses, listParameters, revisionParameter, securityOf } from './components.ts';
import { exampleIds } from './example-ids.ts';
import type { Operation } from './operation.ts';
import { operationGroupOf, tagTexts } from './operations.ts';
import { createSchemas, type Schema, type Schemas } from './schema.ts';
import { type PathItem, unruledPaths } from './unruled-paths.ts';

export interface ApiFacts {
  /** The product's. */
  readonly version: string;
}

/** The OpenAPI 3.1 document of every call under `/api`. */
export function describeApi({ version }: ApiFacts): Schema {
  const schemas = createSchemas(contractNames());
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, item] of Object.entries(unruledPaths)) paths[path] = { ...item };
  for (const call of ruledCalls) {
    if (!call.endpoint.path.startsWith('/api/')) continue;
    const item = (paths[withoutSlash(call.endpoint.path)] ??= {});
    item[call.endpoint.method.toLowerCase()] = operationOf(call, schemas);
  }
  const shared = components(schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Skydeck API',
      version,
      description: [
        'The API of the console for private clouds. To get started, see `docs/api.md`.',
        'Requests and responses are JSON. Every response has an `x-request-id`.',
        'Requests that change something require the header `X-Requested-With`, unless they use an API token.',
      ].join('\n\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tags(),
    paths: Object.fromEntries(
      Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ) satisfies Record<string, PathItem>,
    components: { ...shared, schemas: { ...schemas.components } },
  };
}

/** Those without a text are resources that are called as they are. */
function tags() {
  const used = new Set(ruledCalls.map(({ name }) => operationGroupOf(name.split('.')[0] ?? '').tag));
  return [...new Set([...Object.keys(tagTexts), ...used])].map((name) => ({
    name,
    description: tagTexts[name] ?? name,
  }));
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Under which name the contract exports a model; the schema stays the same through `optional` and `nullable`. */
function contractNames(): ReadonlyMap<object, string> {
  const names = new Map<object, string>();
  for (const [name, value] of Object.entries(contract as Readonly<Record<string, unknown>>)) {
    const { type, schema } = (value ?? {}) as Partial<AnyStruct<unknown>>;
    if ((type === 'object' || type === 'type') && !names.has(schema as object)) names.set(schema as object, name);
  }
  return names;
}

function operationOf({ name, endpoint, rule }: RuledCall, schemas: Schemas): Schema {
  const [api, call] = name.split('.') as [string, string];
  const group = operationGroupOf(api);
  const operation = group.calls[call] as Operation;
  const parameters = [
    ...pathParameters(endpoint.path, group.tag),
    ...queryParameters(operation),
    ...headerParameters(operation, schemas),
  ];
  return {
    operationId: api.replace(/Api$/, '') + call[0]?.toUpperCase() + call.slice(1),
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    tags: [group.tag],
    security: securityOf(endpoint, rule),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBodyOf(endpoint.body, operation, schemas) }),
    responses: { ...answerOf(endpoint, schemas), ...errorResponses(refusalsOf(endpoint, rule, operation)) },
  };
}

/** Ids are UUIDs; the domain that every cloud has may be called by its name, too. */
function pathParameters(path: string, tag: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const isNamed = name === 'domain';
    const isDomain = isNamed || name === 'domainId' || (name === 'id' && path.startsWith('/api/v2/domains/{id}'));
    const isId = name === 'id' || name.endsWith('Id');
    return {
      name,
      in: 'path',
      required: true,
      description: isNamed
        ? 'Id or name of the domain'
        : isDomain
          ? 'Id of the domain, or `default`'
          : isId
            ? 'Id'
            : `The ${name}`,
      schema: { type: 'string', ...(isId && !isDomain && { format: 'uuid' }) },
      example: isDomain ? exampleIds.domain : (pathExamples[name] ?? idOfTag(tag, path)),
    };
  });
}

function idOfTag(tag: string, path: string): string {
  const byTag: Readonly<Record<string, string>> = {
    Networks: exampleIds.network,
    Subnets: exampleIds.subnet,
    Routers: exampleIds.router,
    'Floating IPs': exampleIds.floatingIp,
    'Security groups': path.includes('rules') ? exampleIds.securityGroupRule : exampleIds.securityGroup,
    'VPN connections': path.includes('vpnservices') ? exampleIds.vpnService : exampleIds.vpn,
    'Load balancers': exampleIds.loadBalancer,
    'Load balancer pools': exampleIds.pool,
    Ports: exampleIds.port,
    Servers: exampleIds.server,
    Volumes: path.includes('transfers') ? exampleIds.volumeTransfer : exampleIds.volume,
    'Volume snapshots': exampleIds.volumeSnapshot,
    'Backup plans': path.includes('runs') ? exampleIds.backupRun : exampleIds.backupPlan,
    'Recovery points': exampleIds.recoveryPoint,
    Images: exampleIds.image,
    Tasks: exampleIds.task,
    Projects: exampleIds.project,
    Partners: exampleIds.partner,
    'Identity providers': exampleIds.provider,
    Account: path.includes('tokens') ? exampleIds.token : exampleIds.session,
    Members: exampleIds.token,
    Session: exampleIds.project,
  };
  return byTag[tag] ?? exampleIds.object;
}

function queryParameters({ query = {}, list, revision }: Operation) {
  const own = Object.entries(query).map(([name, { description, required, allowed, type = 'string' }]) => ({
    name,
    in: 'query',
    description,
    ...(required && { required }),
    schema: { type, ...(allowed && { enum: allowed }) },
  }));
  return [...own, ...(list ? listParameters(list) : []), ...(revision ? [revisionParameter] : [])];
}

function headerParameters({ headers }: Operation, schemas: Schemas) {
  const fields = Object.entries((headers?.schema ?? {}) as Readonly<Record<string, AnyStruct<unknown>>>);
  return fields.map(([name, field]) => ({
    name: IMAGE_HEADER + name.replaceAll('_', '-'),
    in: 'header',
    ...(!field.is(undefined) && { required: true }),
    schema: schemas.of(field),
  }));
}

const fileContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const isFile = ({ type }: AnyStruct<unknown>) => type === 'Uint8Array' || type === 'instance';

function requestBodyOf(body: AnyStruct<unknown>, { example }: Operation, schemas: Schemas): Schema {
  if (isFile(body)) return { required: true, content: fileContent };
  const content = { schema: schemas.of(body), ...(example !== undefined && { example }) };
  return { ...(body.is({}) ? {} : { required: true }), content: { 'application/json': content } };
}

function answerOf({ answer }: Pick<Endpoint, 'answer'>, schemas: Schemas): Schema {
  const nothing = { 204: { description: 'Done' } };
  if (!answer) return nothing;
  const content = isFile(answer) ? fileContent : { 'application/json': { schema: schemas.of(answer) } };
  if ((answer as unknown) === TaskRef) return { 202: { description: 'A task was started', content } };
  return { 200: { description: 'The response', content }, ...(answer.is(undefined) && nothing) };
}

function refusalsOf({ method, path, body }: Endpoint, rule: CallRule, { revision }: Operation): readonly number[] {
  const isGuarded = !('public' in rule);
  return [
    400,
    ...(isGuarded || body ? [401] : []),
    ...(isGuarded ? [403] : []),
    ...(path.includes('{') || body ? [404] : []),
    ...(method === 'GET' && !path.includes('users/{userId}') ? [] : [409]),
    ...(revision ? [412] : []),
    ...(body ? [413, 415] : []),
    429,
  ];
}
