import type { RuleDirection, SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { useEffect, useRef } from 'react';
import { Card } from '../../kit/details/index.ts';
import { useFormShell } from '../../kit/form/index.ts';
import { type RowAction, Table, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useFramedRuleColumns, useRuleTexts } from './rule-columns.tsx';
import { RULE, rulesOf } from './security-group.rules.ts';
import * as css from './security-group.css.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';
import { useRuleRemoval } from './useRuleRemoval.ts';

/** In a frame: what a group lets in and out, with the way to take a rule away. */
export function RuleTables({ group }: { group: SecurityGroup }) {
  const removal = useRuleRemoval(group, useRemovals(group));
  const { actions, dialogs } = useActions(securityGroups.subjects.item, undefined, [removal]);
  return (
    <>
      <RuleTable group={group} direction="ingress" actions={actions} />
      <RuleTable group={group} direction="egress" actions={actions} />
      {dialogs}
    </>
  );
}

/** The page around the frame hears of each rule that somebody here takes away, once it is gone. */
function useRemovals({ security_group_rules: rules }: SecurityGroup) {
  const { changed } = useFormShell();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const there = new Set(rules.map(({ id }) => id));
    for (const id of asked.current) {
      if (there.has(id)) continue;
      asked.current.delete(id);
      changed?.('removed', RULE, id);
    }
  }, [rules, changed]);
  return (toDelete: readonly SecurityGroupRule[]) => {
    for (const { id } of toDelete) asked.current.add(id);
  };
}

interface TableProps {
  readonly group: SecurityGroup;
  readonly direction: RuleDirection;
  readonly actions: readonly RowAction<SecurityGroupRule>[];
}

function RuleTable({ group, direction, actions }: TableProps) {
  const t = useText(securityGroupWords);
  const { whole } = useRuleTexts(group);
  const columns = useFramedRuleColumns(group, direction);
  const title = t(`field.${direction}`);
  return (
    <Card title={title}>
      <Table
        title={title}
        rows={rulesOf(group, direction)}
        columns={columns}
        actions={actions}
        label={whole}
        none={<p className={css.none}>{t(`rules.none_${direction}`)}</p>}
      />
    </Card>
  );
}
