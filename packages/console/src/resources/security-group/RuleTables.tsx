import type { SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../kit/abilities.ts';
import { call } from '../../kit/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { Card } from '../../kit/details/index.ts';
import { type RowAction, Table } from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useRuleColumns, useRuleTexts } from './rule-columns.tsx';
import { rulesOf } from './security-group.rules.ts';
import { securityGroups } from './security-group.ts';
import * as css from './security-group.css.ts';
import { securityGroupWords } from './words.ts';

registerIcons({ 'trash-2': trash });

interface Props {
  readonly group: SecurityGroup;
  /** In a frame there is nowhere to go. */
  readonly isLinked: boolean;
  /** The way to a new rule, at the first table. */
  readonly add?: ReactNode;
}

/** What a group lets in and out, with the way to take a rule away. */
export function RuleTables({ group, isLinked, add }: Props) {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts();
  const mayUpdate = useCan(securityGroups.subjects.item, 'update');
  const [leaving, setLeaving] = useState<SecurityGroupRule | null>(null);
  const actions: RowAction<SecurityGroupRule>[] = mayUpdate
    ? [
        {
          key: 'remove',
          label: t('rules.remove'),
          icon: 'trash-2',
          danger: true,
          run: ([rule]) => setLeaving(rule ?? null),
        },
      ]
    : [];

  async function remove({ id }: SecurityGroupRule) {
    await call(securityGroups.api.removeRule, { params: { id } });
    await securityGroups.items.take(() => call(securityGroups.api.read, { params: { id: group.id } }));
    notify('success', t('rules.removed', { name: group.name }));
  }

  return (
    <>
      <RuleTable group={group} direction="ingress" actions={actions} isLinked={isLinked} add={add} />
      <RuleTable group={group} direction="egress" actions={actions} isLinked={isLinked} />
      <ConfirmDelete
        open={leaving !== null}
        icon="trash-2"
        title={t('rules.remove_title')}
        message={t('rules.remove_text')}
        items={leaving ? [{ id: leaving.id, name: texts.whole(leaving) }] : []}
        confirmLabel={t('rules.remove_confirm')}
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

interface TableProps extends Props {
  readonly direction: 'ingress' | 'egress';
  readonly actions: readonly RowAction<SecurityGroupRule>[];
}

function RuleTable({ group, direction, actions, isLinked, add }: TableProps) {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts();
  const title = t(`field.${direction}`);
  const columns = useRuleColumns({ direction, isLinked });
  return (
    <Card title={title} action={add}>
      <Table
        title={title}
        rows={rulesOf(group, direction)}
        columns={columns}
        actions={actions}
        label={texts.whole}
        none={<p className={css.none}>{t(`rules.none_${direction}`)}</p>}
      />
    </Card>
  );
}
