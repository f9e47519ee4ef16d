import { boolean, type Infer, number, string, type } from 'superstruct';
import { readApi } from '../crud-api.ts';
import { get, page } from '../http.ts';

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

/** What a list of projects to choose from needs. */
export const ProjectName = type({ id: string(), name: string() });
export type ProjectName = Infer<typeof ProjectName>;

export const projectNamesApi = {
  /** Of the projects that the caller can reach, on one page: all for the system, those of their domain, or their own. */
  list: get('/api/v2/compute/projects', page(ProjectName)),
} as const;

export const projectSubjects = { list: 'domain_projects', item: 'domain_project' } as const;
export const projectEvent = { name: 'domain_project', object: Project } as const;
