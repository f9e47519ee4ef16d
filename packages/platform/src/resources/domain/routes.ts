import { domainApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import type { DomainEngine } from './port.ts';

export const domainRoutes =
  (domains: DomainEngine): Routes =>
  (app) => {
    serve(app, domainApi.list, ({ scope, query }) => domains.list(scope, query));
    serve(app, domainApi.read, ({ scope, params }) => domains.read(scope, params.id));
  };
