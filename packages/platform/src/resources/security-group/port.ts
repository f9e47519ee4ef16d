import type {
  Page,
  SecurityGroup,
  SecurityGroupBody,
  SecurityGroupRule,
  SecurityGroupRuleBody,
  SecurityGroupUpdate,
  TaskRef,
} from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/**
 * Security groups, as one scope sees them: a project has its own, a system role without a project has all. Whatever is not
 * seen answers 404. A project has a group `default` from the beginning, which keeps its name and stays. Each change is told
 * to the live link in its own transaction, with the groups whose rules name the changed one.
 */
export interface SecurityGroupEngine {
  /** Sorts: `securityGroupSorts`. Filters: name, id, is_default, project_id, domain_id; `search` looks into name, id, description. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<SecurityGroup>>;
  read(scope: Scope, id: string): Promise<SecurityGroup>;
  /** Lets everything out, and in what its rules say. 409 `quota_exceeded` {limit}. */
  create(scope: Scope, body: SecurityGroupBody): Promise<SecurityGroup>;
  /** 412 when `revision` is not the current one; 409 `protected` {by: 'default_group'} when the default group is renamed. */
  update(scope: Scope, id: string, body: SecurityGroupUpdate, revision: number | null): Promise<SecurityGroup>;
  /** 409 `in_use` {count, by: 'ports'}; the default group: 409 `protected`. Rules of other groups that name it go with it. */
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.security_groups.delete_many`; groups that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  /** 409 `quota_exceeded` {limit} for all rules of the project together. */
  addRule(scope: Scope, body: SecurityGroupRuleBody): Promise<SecurityGroupRule>;
  removeRule(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.security_groups.delete_rules` for rules of any of the scope's groups; those that stay are its errors. */
  removeRules(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
}
