import type { SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { removePartAction } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { type OfferedAction } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useRuleTexts } from './rule-columns.tsx';
import { ruleWords, securityGroups } from './security-group.ts';

/**
 * What can be done to rules: they go, one at once, several on the server. Another one takes the place of one that should be
 * different. `onConfirm` is told of those that are going.
 */
export function useRuleRemoval(
  group: SecurityGroup,
  onConfirm?: (rules: readonly SecurityGroupRule[]) => void,
): OfferedAction<SecurityGroupRule> {
  const t = useText(ruleWords);
  const { whole } = useRuleTexts(group);
  const { api, items } = securityGroups;

  async function remove({ id }: SecurityGroupRule) {
    await call(api.removeRule, { params: { id } });
    await items.mutate(() => call(api.read, { params: { id: group.id } }));
  }

  return removePartAction(t('delete.action'), {
    words: ruleWords,
    act: 'delete',
    icon: 'trash-2',
    nameOf: whole,
    isTyped: true,
    onConfirm,
    one: remove,
    many: api.removeRules,
  });
}
