import { FormShell, useFormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { RuleFields } from './RuleFields.tsx';
import { securityGroups, securityGroupWords, useSecurityGroup } from './security-group.ts';
import { useNewRule } from './useNewRule.ts';

export function RuleAdd() {
  const t = useText(securityGroupWords);
  const shell = useFormShell();
  const group = useSecurityGroup();
  const { form, code } = useNewRule(group, () =>
    shell.done({ kind: 'updated', resource: securityGroups.name, id: group.id }),
  );
  return (
    <FormShell
      title={t('rules.add_title')}
      description={group.name}
      form={form}
      resource={securityGroups.name}
      submitLabel={t('rules.add')}
      code={code}
    >
      <RuleFields form={form} group={group} />
    </FormShell>
  );
}
