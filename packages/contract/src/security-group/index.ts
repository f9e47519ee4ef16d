import { crudApi, startMany } from '../crud-api.ts';
import { remove, send } from '../http.ts';
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
  /** Filters: id, name, is_default, project_id, domain_id; `search` looks into name, id, description. */
  ...crudApi('/api/v2/compute/security-groups', {
    item: SecurityGroup,
    create: SecurityGroupBody,
    update: SecurityGroupUpdate,
  }),
  addRule: send('POST', '/api/v2/compute/security-group-rules', SecurityGroupRuleBody, SecurityGroupRule),
  removeRule: remove('/api/v2/compute/security-group-rules/{id}'),
  /** Deletes each, of any group. */
  removeRules: startMany('/api/v2/compute/security-group-rules/delete'),
} as const;

export const securityGroupSubjects = { list: 'compute_security_groups', item: 'compute_security_group' } as const;
export const securityGroupEvent = { name: 'security_group', object: SecurityGroup } as const;

/** Sort keys the server knows. */
export const securityGroupSorts = ['name', 'description', 'created_at'] as const;
