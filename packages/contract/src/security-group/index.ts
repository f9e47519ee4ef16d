import { crudApi, startForParts } from '../crud-api.ts';
import { get, page, remove, send } from '../http.ts';
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

const rules = '/api/v2/compute/security-group-rules';

export const securityGroupApi = {
  /**
   * Filters: id, name, is_default, project_id, domain_id, and `taggedFilters`; `search` looks into name, id,
   * description and tags.
   */
  ...crudApi('/api/v2/compute/security-groups', {
    item: SecurityGroup,
    create: SecurityGroupBody,
    update: SecurityGroupUpdate,
  }),
  /** Of every group that the caller sees. Filter: security_group_id. */
  rules: get(rules, page(SecurityGroupRule)),
  readRule: get(`${rules}/{id}`, SecurityGroupRule),
  addRule: send('POST', rules, SecurityGroupRuleBody, SecurityGroupRule),
  removeRule: remove(`${rules}/{id}`),
  /** Deletes each, of any group. */
  removeRules: startForParts(`${rules}/delete`),
} as const;

export const securityGroupSubjects = { list: 'compute_security_groups', item: 'compute_security_group' } as const;
export const securityGroupEvent = { name: 'security_group', object: SecurityGroup } as const;

/** Sort keys the server knows. */
export const securityGroupSorts = [
  'name',
  'description',
  'ingress_count',
  'egress_count',
  'ports_count',
  'created_at',
] as const;
