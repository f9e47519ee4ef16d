import type { SecurityGroupRule } from '@skydeck/contract';
import { useCan } from '../../kit/permissions/abilities.ts';
import type { RowAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

/** What can be done to rules: they go. Another one takes the place of one that should be different. */
export function useRuleActions(
  remove: (rules: readonly SecurityGroupRule[]) => void,
): readonly RowAction<SecurityGroupRule>[] {
  const t = useText(securityGroupWords);
  const mayUpdate = useCan(securityGroups.subjects.item, 'update');
  if (!mayUpdate) return [];
  return [{ key: 'remove', label: t('rules.remove'), icon: 'trash-2', danger: true, bulk: true, run: remove }];
}
