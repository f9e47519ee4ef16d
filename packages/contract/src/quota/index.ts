import { get } from '../http.ts';
import { ProjectQuota } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

export const quotaApi = {
  /** With `?usage` each figure says, too, how much of it there is. 404 for a project that the caller does not see. */
  read: get('/api/v2/compute/quotas/{projectId}', ProjectQuota),
} as const;

export const quotaSubjects = { list: 'compute_quotas' } as const;
