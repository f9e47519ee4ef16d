import { errorResponses } from './components.ts';

export type PathItem = Readonly<Record<string, unknown>>;

const provider = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'ID of the identity provider',
  schema: { type: 'string', format: 'uuid' },
} as const;
const redirect = { 302: { description: 'Redirects the browser' }, ...errorResponses([400]) };
const common = { tags: ['Session'], security: [] };
const optional = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
});

/** What is served under `/api` and is no call of the contract: where browsers go, and this document. */
export const unruledPaths: Readonly<Record<string, PathItem>> = {
  '/api/openapi.json': {
    get: {
      operationId: 'apiDescription',
      summary: 'Show this document',
      tags: ['Settings'],
      security: [],
      responses: {
        200: { description: 'The response', content: { 'application/json': { schema: { type: 'object' } } } },
        ...errorResponses([400]),
      },
    },
  },
  '/api/v2/auth/begin/{id}': {
    get: {
      operationId: 'signInBegin',
      summary: 'Redirect the browser to an identity provider',
      ...common,
      parameters: [
        provider,
        optional('redirectUrl', 'Where the browser goes in the end'),
        optional('project_id', 'The project to be chosen'),
        optional('domain', 'The domain of the provider'),
      ],
      responses: redirect,
    },
  },
  '/api/v2/auth/oidc/callback': {
    get: {
      operationId: 'signInOidc',
      summary: 'Receive the response of an OpenID Connect provider',
      ...common,
      parameters: [
        optional('state', 'As it was sent there'),
        optional('code', 'From the provider'),
        optional('error', 'Why the provider refused'),
      ],
      responses: redirect,
    },
  },
  '/api/v2/auth/saml/acs': {
    post: {
      operationId: 'signInSaml',
      summary: 'Receive the response of a SAML provider',
      ...common,
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: { SAMLResponse: { type: 'string' }, RelayState: { type: 'string' } },
            },
          },
        },
      },
      responses: redirect,
    },
  },
  '/api/v2/auth/saml/metadata/{id}': {
    get: {
      operationId: 'samlMetadata',
      summary: 'Show the SAML metadata of the console',
      ...common,
      parameters: [provider],
      responses: {
        200: {
          description: 'SAML metadata',
          content: { 'application/samlmetadata+xml': { schema: { type: 'string' } } },
        },
        ...errorResponses([400, 404]),
      },
    },
  },
};
