import { boolean, type Infer, number, string, type } from 'superstruct';
import { readApi } from '../crud-api.ts';

export const Domain = type({
  id: string(),
  name: string(),
  enabled: boolean(),
  projects_count: number(),
  description: string(),
});
export type Domain = Infer<typeof Domain>;

/** Never deletable (spec: session.domain.default). */
export const DEFAULT_DOMAIN = 'default';

export const domainApi = readApi('/api/v2/domains', Domain);
