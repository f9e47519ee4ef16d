import type { SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { call } from '../../kit/data/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { deleteMany } from '../../kit/data/delete-many.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useRuleTexts } from './rule-columns.tsx';
import { securityGroups, securityGroupWords } from './security-group.ts';

registerIcons({ 'trash-2': trash });

interface Props {
  readonly group: SecurityGroup;
  /** Those that go; with none the dialog is closed. */
  readonly rules: readonly SecurityGroupRule[];
  readonly onConfirm?: (rules: readonly SecurityGroupRule[]) => void;
  readonly onClose: () => void;
}

/** One goes at once; several go on the server, in the background. */
export function RulesRemove({ group, rules, onConfirm, onClose }: Props) {
  const t = useText(securityGroupWords);
  const { whole } = useRuleTexts(group);
  const [first] = rules;
  const count = rules.length;
  const isOne = count === 1;
  const items = rules.map((rule) => ({ id: rule.id, name: whole(rule) }));

  async function remove({ id }: SecurityGroupRule) {
    await call(securityGroups.api.removeRule, { params: { id } });
    await securityGroups.items.mutate(() => call(securityGroups.api.read, { params: { id: group.id } }));
    notify('success', t('rules.removed', { name: group.name }));
  }

  const removeAll = () =>
    deleteMany(securityGroups.api.removeRules, items, {
      running: t('rules.removing', { count }),
      done: (gone) => t('rules.gone', { count: gone }),
      failed: (failed, all) => t('rules.stayed', { failed, count: all }),
    });

  return (
    <ConfirmDelete
      open={count > 0}
      icon="trash-2"
      title={isOne ? t('rules.remove_title') : t('rules.several_title', { count })}
      message={t(isOne ? 'rules.remove_text' : 'rules.several_text')}
      items={items}
      phrase={isOne ? undefined : t('delete.phrase', { count })}
      confirmLabel={isOne ? t('rules.remove_confirm') : t('rules.remove')}
      onConfirm={() => {
        onConfirm?.(rules);
        return isOne && first ? remove(first) : removeAll();
      }}
      onClose={onClose}
    />
  );
}
