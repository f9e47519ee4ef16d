import type { SecurityGroup } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, TaggedFields, useChangeForm, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupChange } from './security-group.form.ts';
import { whyNotRename } from './security-group.rules.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

export const SecurityGroupEdit = withItem(
  securityGroups,
  'groupId',
  function EditForm({ item: group }: { item: SecurityGroup }) {
    const t = useText(securityGroupWords);
    const fixedName = whyNotRename(group);
    const form = useChangeForm(securityGroups, securityGroupChange, group);
    const fields = useFields(form);
    return (
      <ChangeShell resource={securityGroups} item={group} form={form}>
        <TextField
          label={t('field.name')}
          required
          maxLength={255}
          readOnly={fixedName !== false}
          hint={fixedName ? t(fixedName) : ''}
          {...fields.text('name')}
        />
        <TaggedFields form={form} />
      </ChangeShell>
    );
  },
);
