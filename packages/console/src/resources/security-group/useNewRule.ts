import type { SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import type { RequestCode } from '../../kit/code/index.ts';
import { useForm } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useRuleTexts } from './rule-columns.tsx';
import { newRule } from './rule.form.ts';
import { ruleBlocks } from './security-group.code.ts';
import { ruleWords, securityGroups } from './security-group.ts';

/** A rule that a group does not have yet, and the request that makes it. */
export function useNewRule(group: SecurityGroup, onAdded: (rule: SecurityGroupRule) => void) {
  const t = useText(ruleWords);
  const { whole } = useRuleTexts(group);
  const form = useForm(newRule, {
    submit: async (rule) => {
      const added = await call(securityGroups.api.addRule, { body: { security_group_id: group.id, ...rule } });
      await securityGroups.items.mutate(() => call(securityGroups.api.read, { params: { id: group.id } }));
      notify('success', t('add.single.done', { name: whole(added) }));
      onAdded(added);
    },
  });
  const code = (): RequestCode => {
    const body = { security_group_id: group.id, ...newRule.toBody(form.draft) };
    return { endpoint: securityGroups.api.addRule, body, terraform: ruleBlocks(group.name, body) };
  };
  return { form, code };
}
