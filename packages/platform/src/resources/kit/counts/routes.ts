import { countsApi } from '@skydeck/contract';
import type { Routes } from '../../../http/routes.ts';
import { serve } from '../../../http/serve.ts';
import type { CountDefinition } from './definition.ts';

/** For everybody who is signed in: each line asks for itself what the caller may read. */
export const countRoutes =
  (lines: readonly CountDefinition[]): Routes =>
  (app) => {
    serve(app, countsApi.read, async ({ scope }) => {
      const open = lines.filter(({ subject }) => scope.may(subject, 'GET'));
      const data = await Promise.all(open.map(async (line) => ({ type: line.type, count: await line.count(scope) })));
      return { data };
    });
  };
