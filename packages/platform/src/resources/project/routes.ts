import { DEFAULT_DOMAIN, projectApi, projectSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { ProjectEngine } from './port.ts';

const literals = [DEFAULT_DOMAIN];

export const projectRoutes =
  (projects: ProjectEngine): Routes =>
  (app) => {
    serve(app, projectApi.list, { subject: projectSubjects.list, literals }, ({ scope, params, query }) =>
      projects.list(scope, params.domainId, query),
    );
    serve(app, projectApi.read, { subject: projectSubjects.item, literals }, ({ scope, params }) =>
      projects.read(scope, params.domainId, params.id),
    );
  };
