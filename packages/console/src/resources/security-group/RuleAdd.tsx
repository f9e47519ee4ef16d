import { usePageItem } from '../../kit/details/index.ts';
import { FormShell, useFormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { RuleFields } from './RuleFields.tsx';
import { ruleWords, securityGroups } from './security-group.ts';
import { useNewRule } from './useNewRule.ts';

export function RuleAdd() {
  const t = useText(ruleWords);
  const shell = useFormShell();
  const group = usePageItem(securityGroups);
  const { form, code } = useNewRule(group, () =>
    shell.done({ kind: 'updated', resource: securityGroups.name, id: group.id }),
  );
  return (
    <FormShell
      title={t('add.new')}
      description={group.name}
      form={form}
      resource={securityGroups.name}
      submitLabel={t('add.new')}
      code={code}
    >
      <RuleFields form={form} group={group} />
    </FormShell>
  );
}
