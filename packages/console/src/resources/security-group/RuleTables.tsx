import type { RuleDirection, SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { useState } from 'react';
import { Card } from '../../kit/details/index.ts';
import { Table } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useFramedRuleColumns, useRuleTexts } from './rule-columns.tsx';
import { RulesRemove } from './RulesRemove.tsx';
import { rulesOf } from './security-group.rules.ts';
import * as css from './security-group.css.ts';
import { useRuleActions } from './useRuleActions.ts';
import { securityGroupWords } from './words.ts';

/** In a frame: what a group lets in and out, with the way to take a rule away. */
export function RuleTables({ group }: { group: SecurityGroup }) {
  const [leaving, setLeaving] = useState<readonly SecurityGroupRule[]>([]);
  return (
    <>
      <RuleTable group={group} direction="ingress" remove={setLeaving} />
      <RuleTable group={group} direction="egress" remove={setLeaving} />
      <RulesRemove group={group} rules={leaving} onClose={() => setLeaving([])} />
    </>
  );
}

interface TableProps {
  readonly group: SecurityGroup;
  readonly direction: RuleDirection;
  readonly remove: (rules: readonly SecurityGroupRule[]) => void;
}

function RuleTable({ group, direction, remove }: TableProps) {
  const t = useText(securityGroupWords);
  const { whole } = useRuleTexts();
  const actions = useRuleActions(remove);
  const columns = useFramedRuleColumns(direction);
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
