import { describeApi } from '@skydeck/contract/description';
import type { Routes } from './routes.ts';
import { compressed } from './compression.ts';

/** The OpenAPI document of this server, for everybody. */
export const descriptionRoutes =
  (version: string): Routes =>
  (app) => {
    let text: string | null = null;
    app.get('/api/openapi.json', { compress: compressed }, async (_request, reply) => {
      text ??= JSON.stringify(describeApi({ version }));
      return reply.type('application/json').send(text);
    });
  };
