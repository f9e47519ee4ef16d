import type { Endpoint } from '../http.ts';
import { ErrorBody, errorCodes } from '../errors.ts';
import { PAGE_SIZE } from '../filters.ts';
import type { CallRule } from '../rights/index.ts';
import type { ListDescription } from './operation.ts';
import type { Schema, Schemas } from './schema.ts';

const refusals: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'Something in the request is wrong; `fields` names what'],
  401: ['Unauthorized', 'Nobody is signed in'],
  403: ['Forbidden', 'The caller may not do this'],
  404: ['NotFound', 'There is no such object, or the caller does not see it'],
  409: ['Conflict', 'Not in the state that things are in'],
  412: ['Changed', 'The object is of another revision than `If-Match` names'],
  413: ['TooLarge', 'The body is larger than 1 MiB'],
  415: ['WrongMediaType', 'The body is not JSON'],
  429: ['TooMany', 'Too many requests; `Retry-After` says when to try again, in seconds'],
};

/** For those statuses, and for whatever else may go wrong. */
export const errorResponses = (statuses: readonly number[]): Schema => ({
  ...Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/${refusals[status]?.[0] ?? ''}` }]),
  ),
  default: { $ref: '#/components/responses/Error' },
});

/** What operations refer to. */
export function components(schemas: Schemas): Schema {
  const error = schemas.of(ErrorBody);
  const content = { 'application/json': { schema: error } };
  const retry = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
  const responses = Object.entries(refusals).map(([status, [name, description]]) => [
    name,
    { description, ...(status === '429' && { headers: retry }), content },
  ]);
  return {
    securitySchemes,
    parameters,
    responses: {
      ...Object.fromEntries(responses),
      Error: { description: `Any other error. Codes: ${errorCodes.map((code) => `\`${code}\``).join(', ')}.`, content },
    },
  };
}

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

const securitySchemes = {
  session: header('X-Session-Id', 'The `token` of the answer to signing in'),
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set at sign-in, for programs that keep cookies. Browsers get a cookie of another name',
  },
  scope: header('X-Auth-Token', 'The token of a project or of the domain; left out: no project is chosen'),
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, which also sets its project or domain',
  },
} as const;

/** What the call can be made with; each alternative by itself is enough. */
export function securityOf({ unscoped }: Pick<Endpoint, 'unscoped'>, rule: CallRule): readonly Schema[] {
  if ('public' in rule) return [];
  const scope = unscoped ? {} : { scope: [] };
  const takesTokens = 'subject' in rule ? !rule.sessionOnly : rule.tokensToo === true;
  return [{ session: [], ...scope }, { sessionCookie: [], ...scope }, ...(takesTokens ? [{ apiToken: [] }] : [])];
}

const query = (name: string, description: string, schema: Schema) => ({ name, in: 'query', description, schema });

const parameters = {
  limit: query('limit', `Items on one page, ${PAGE_SIZE} if left out; -1 asks for all`, {
    type: 'integer',
    minimum: -1,
    maximum: 9999,
    default: PAGE_SIZE,
  }),
  marker: query(
    'marker',
    'Start of the page: `next_marker` of the previous page, the ID of its last item, or the number of items to skip',
    { type: 'string' },
  ),
  with_count: query('with_count', 'Whether `count` says how many there are on all pages', { type: 'boolean' }),
  revision: {
    name: 'If-Match',
    in: 'header',
    description: '`revision_number=N`: 412 if the object has another revision',
    schema: { type: 'string', pattern: '^"?revision_number=\\d+"?$' },
  },
} as const;

const reference = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });
export const revisionParameter = reference('revision');

/** Paging, sorting, searching, and each filter of a list. */
export function listParameters({ filters, sorts, search }: ListDescription): readonly Schema[] {
  const orders = sorts.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  return [
    reference('limit'),
    reference('marker'),
    reference('with_count'),
    query('sort', 'Field and direction', { type: 'string', enum: orders }),
    ...(search ? [query('search', `A part of ${search.join(', ')}`, { type: 'string' })] : []),
    ...filters.map((name) =>
      query(name, 'The value, or `contains:text`, `in:a,b`, `any:a,b`, `not_any:a,b`', { type: 'string' }),
    ),
  ];
}
