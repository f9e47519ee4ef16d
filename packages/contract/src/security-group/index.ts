import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import {
  SecurityGroup,
  SecurityGroupBody,
  SecurityGroupRule,
  SecurityGroupRuleBody,
  SecurityGroupUpdate,
} from './model.ts';

export * from './model.ts';
export * from './presets.ts';
export * from './rules.ts';

export const securityGroupApi = {
  /** Filters: id, name, is_default, project_id, domain_id. */
  list: get('/api/v2/compute/security-groups', page(SecurityGroup)),
  read: get('/api/v2/compute/security-groups/{id}', SecurityGroup),
  create: send('POST', '/api/v2/compute/security-groups', SecurityGroupBody, SecurityGroup),
  update: send('PATCH', '/api/v2/compute/security-groups/{id}', SecurityGroupUpdate, SecurityGroup),
  remove: remove('/api/v2/compute/security-groups/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/security-groups/delete', Ids, TaskRef),
  addRule: send('POST', '/api/v2/compute/security-group-rules', SecurityGroupRuleBody, SecurityGroupRule),
  removeRule: remove('/api/v2/compute/security-group-rules/{id}'),
  /** Deletes each, of any group; the task's result names those that stayed and why. */
  removeRules: send('POST', '/api/v2/compute/security-group-rules/delete', Ids, TaskRef),
} as const;

export const securityGroupSubjects = { list: 'compute_security_groups', item: 'compute_security_group' } as const;
export const securityGroupEvent = { name: 'security_group', object: SecurityGroup } as const;

/** Sort keys the server knows. */
export const securityGroupSorts = ['name', 'description', 'created_at'] as const;
