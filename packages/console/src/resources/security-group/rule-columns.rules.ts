import type { ColumnFacts } from '../../kit/list/columns/columns.rules.ts';

/**
 * Which columns of a rule stay where there is little room. The IP version does: every group begins with two rules that
 * differ in nothing else. Ports and protocol may go, for what a rule is about says both.
 */
export const ruleColumnFacts = {
  what: { key: 'what', least: 184 },
  direction: { key: 'direction', priority: 1, least: 150 },
  protocol: { key: 'protocol', priority: 2 },
  ports: { key: 'ports', priority: 2, least: 100 },
  remote: { key: 'remote', priority: 1, least: 150 },
  version: { key: 'version', priority: 1, least: 108 },
  description: { key: 'description', priority: 3 },
} as const satisfies Record<string, ColumnFacts>;
