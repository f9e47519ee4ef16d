import type { SecurityGroup } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { securityGroupPaths } from './paths.ts';
import { securityGroupChange } from './security-group.form.ts';
import { whyNotRename } from './security-group.rules.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

export function SecurityGroupEdit() {
  return (
    <ItemGate state={useItem(securityGroups, useParam('groupId'))}>{(group) => <EditForm group={group} />}</ItemGate>
  );
}

function EditForm({ group }: { group: SecurityGroup }) {
  const t = useText(securityGroupWords);
  const fixedName = whyNotRename(group);
  const form = useForm(securityGroupChange, {
    source: { item: group, revision: group.revision_number },
    submit: useSubmit(securityGroups, {
      kind: 'updated',
      call: (body, revision) => call(securityGroups.api.update, { params: { id: group.id }, body, revision }),
      message: ({ name }) => t('updated', { name }),
      link: securityGroupPaths.details,
    }),
  });
  const fields = useFields(form);
  return (
    <FormShell
      title={t('edit.title', { name: group.name })}
      form={form}
      resource={securityGroups.name}
      submitLabel={t('edit.submit')}
    >
      <TextField
        label={t('field.name')}
        required
        maxLength={255}
        readOnly={fixedName !== false}
        hint={fixedName ? t(fixedName) : ''}
        {...fields.text('name')}
      />
      <TextField label={t('field.description')} maxLength={255} {...fields.text('description')} />
    </FormShell>
  );
}
