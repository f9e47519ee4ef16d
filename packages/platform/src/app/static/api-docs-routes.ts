import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Routes } from '../../http/routes.ts';
import { prefixOf } from '../../http/base-path.ts';
import { compressed } from '../../http/compression.ts';
import { escapeHtml } from './index-page.ts';

const viewer = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
/** Of the viewer's files those that its page loads. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

const writePage = (basePath: string) => `<!doctype html>
<html lang="en">
  <head>
    <base href="${escapeHtml(basePath)}/api/docs/">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API</title>
    <link rel="stylesheet" href="swagger-ui.css">
    <script src="swagger-ui-bundle.js" defer></script>
    <script src="start.js" defer></script>
  </head>
  <body>
    <main id="api"></main>
    <noscript>This page needs JavaScript. The document is at <a href="../openapi.json">openapi.json</a>.</noscript>
  </body>
</html>
`;

// It asks nobody else: no validator, no settings from the address. A change needs the header that pages of other sites cannot send.
// Swagger UI reads the whole document anew for each call that is opened, which takes seconds; the references in ours lead to
// nowhere but its own parts.
const start = `const partOf = (document, reference) =>
  reference
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((part, name) => part?.[name], document);

function fill(document, value, above = []) {
  if (Array.isArray(value)) return value.map((item) => fill(document, item, above));
  if (typeof value !== 'object' || value === null) return value;
  const reference = value.$ref;
  if (typeof reference === 'string' && reference.startsWith('#/'))
    return above.includes(reference) ? value : fill(document, partOf(document, reference), [...above, reference]);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(document, part, above)]));
}

const readReferences = () => ({
  fn: {
    resolveSubtree: async (document, path) => ({
      spec: fill(
        document,
        path.reduce((part, name) => part?.[name], document),
      ),
      errors: [],
    }),
  },
});

SwaggerUIBundle({
  url: new URL('../openapi.json', document.baseURI).href,
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  queryConfigEnabled: false,
  validatorUrl: null,
  plugins: [readReferences],
  requestInterceptor(request) {
    request.headers['X-Requested-With'] = 'api-docs';
    return request;
  },
});
`;

/** The description of the API for people, by Swagger UI; its files come from this server (spec: call.docs). */
export const apiDocsRoutes: Routes = async (app) => {
  await app.register(fastifyStatic, { root: viewer, serve: false, index: false, cacheControl: false });
  app.get('/api/docs', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(writePage(prefixOf(request.raw))),
  );
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(start),
  );
  for (const file of files)
    app.get(`/api/docs/${file}`, { compress: compressed }, async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=3600').sendFile(file),
    );
};
