import { call } from '../../kit/client.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { newRule } from './rule.form.ts';
import { RuleFields } from './RuleFields.tsx';
import { ruleBlocks } from './security-group.code.ts';
import { securityGroups } from './security-group.ts';
import { useSecurityGroup } from './useSecurityGroup.ts';
import { securityGroupWords } from './words.ts';

export function RuleAdd() {
  const t = useText(securityGroupWords);
  const shell = useFormShell();
  const group = useSecurityGroup();
  const form = useForm(newRule, {
    submit: async (rule) => {
      await call(securityGroups.api.addRule, { body: { security_group_id: group.id, ...rule } });
      await securityGroups.items.take(() => call(securityGroups.api.read, { params: { id: group.id } }));
      notify('success', t('rules.added', { name: group.name }));
      shell.done({ kind: 'updated', resource: securityGroups.name, id: group.id });
    },
  });
  return (
    <FormShell
      title={t('rules.add_title')}
      description={group.name}
      form={form}
      resource={securityGroups.name}
      submitLabel={t('rules.add')}
      code={() => {
        const body = { security_group_id: group.id, ...newRule.toBody(form.draft) };
        return { endpoint: securityGroups.api.addRule, body, terraform: ruleBlocks(group.name, body) };
      }}
    >
      <RuleFields form={form} group={group} />
    </FormShell>
  );
}
