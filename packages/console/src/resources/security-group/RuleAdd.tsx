import { usePageItem } from '../../kit/details/index.ts';
import { PartShell, useFormShell } from '../../kit/form/index.ts';
import { RuleFields } from './RuleFields.tsx';
import { ruleWords, securityGroups } from './security-group.ts';
import { useNewRule } from './useNewRule.ts';

export function RuleAdd() {
  const shell = useFormShell();
  const group = usePageItem(securityGroups);
  const { form, code } = useNewRule(group, () =>
    shell.done({ kind: 'updated', resource: securityGroups.name, id: group.id }),
  );
  return (
    <PartShell resource={securityGroups} item={group} words={ruleWords} form={form} code={code}>
      <RuleFields form={form} group={group} />
    </PartShell>
  );
}
