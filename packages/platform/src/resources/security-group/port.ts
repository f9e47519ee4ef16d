import { securityGroupSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import { filtersOfTagged, searchOfTagged } from '../../http/tagged-filters.ts';
import type {
  Page,
  SecurityGroup,
  SecurityGroupBody,
  SecurityGroupRule,
  SecurityGroupRuleBody,
  SecurityGroupUpdate,
  TaskRef,
} from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Security groups, as one scope sees them: a project has its own, a system role without a project has all. A project has a
 * group `default` from the beginning, which keeps its name and stays. Each change is told to the live link in its own
 * transaction, with the groups whose rules name the changed one.
 *
 * `create`: lets everything out, and in what its rules say; 409 `quota_exceeded` {limit}. `update`: 409 `protected`
 * {by: 'default_group'} when the default group is renamed. `remove`: 409 `in_use` {count, by: 'ports'}; the default group:
 * 409 `protected`. Rules of other groups that name it go with it.
 */
export interface SecurityGroupEngine extends CrudEngine<SecurityGroup, SecurityGroupBody, SecurityGroupUpdate> {
  /** Of one group, or of all that the scope sees. All on one page. */
  rules(scope: Scope, groupId: string | null): Promise<Page<SecurityGroupRule>>;
  readRule(scope: Scope, id: string): Promise<SecurityGroupRule>;
  /** 409 `quota_exceeded` {limit} for all rules of the project together. */
  addRule(scope: Scope, body: SecurityGroupRuleBody): Promise<SecurityGroupRule>;
  removeRule(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.security_groups.delete_rules` for rules of any of the scope's groups; those that stay are its errors. */
  removeRules(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
}

/** What each engine answers of a list. */
export const securityGroupListRules: ListRules = {
  sorts: securityGroupSorts,
  counts: {
    ingress_count: { list: 'rules', with: { field: 'direction', equals: 'ingress' } },
    egress_count: { list: 'rules', with: { field: 'direction', equals: 'egress' } },
    ports_count: { kind: 'port', naming: 'security_group_ids[]' },
  },
  filters: { ...ownedFilters, ...sameName('is_default'), ...filtersOfTagged },
  search: ['name', 'id', ...searchOfTagged],
};
