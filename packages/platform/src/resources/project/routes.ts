import { projectApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import type { ProjectEngine } from './port.ts';

export const projectRoutes =
  (projects: ProjectEngine): Routes =>
  (app) => {
    serve(app, projectApi.list, ({ scope, params, query }) => projects.list(scope, params.domainId, query));
    serve(app, projectApi.read, ({ scope, params }) => projects.read(scope, params.domainId, params.id));
  };
