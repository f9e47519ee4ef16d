import { DEFAULT_DOMAIN, domainApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { DomainEngine } from './port.ts';

/** Whoever handles the projects of a domain may see the domain itself. */
export const domainRoutes =
  (domains: DomainEngine): Routes =>
  (app) => {
    serve(app, domainApi.list, { subject: 'domain_projects' }, ({ scope, query }) => domains.list(scope, query));
    serve(app, domainApi.read, { subject: 'domain_projects', literals: [DEFAULT_DOMAIN] }, ({ scope, params }) =>
      domains.read(scope, params.id),
    );
  };
