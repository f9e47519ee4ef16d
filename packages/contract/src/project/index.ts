import { boolean, type Infer, number, string, type } from 'superstruct';
import { readApi } from '../crud-api.ts';

export const Project = type({
  id: string(),
  name: string(),
  description: string(),
  enabled: boolean(),
  domain_id: string(),
  members_count: number(),
  created_at: string(),
});
export type Project = Infer<typeof Project>;

export const projectApi = readApi('/api/v2/domains/{domainId}/projects', Project);

export const projectSubjects = { list: 'domain_projects', item: 'domain_project' } as const;
export const projectEvent = { name: 'domain_project', object: Project } as const;
