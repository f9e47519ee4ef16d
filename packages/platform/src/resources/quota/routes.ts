import { quotaApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { plainQuery } from '../../http/list-query.ts';
import { serve } from '../../http/serve.ts';
import type { QuotaEngine } from './port.ts';

export const quotaRoutes =
  (quotas: QuotaEngine): Routes =>
  (app) => {
    serve(app, quotaApi.read, ({ scope, params, query }) =>
      quotas.read(scope, params.projectId, { usage: asksForUsage(query) }),
    );
  };

/** `?usage`, `?usage=True` and `?params={"usage":true}` ask for the same. */
function asksForUsage(query: Readonly<Record<string, string>>): boolean {
  const { usage } = plainQuery(query);
  return usage !== undefined && usage.toLowerCase() !== 'false';
}
