import { type RulePreset, rulePresets } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { Combobox, CreateShell, Fix, TaggedFields, useCreateForm, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { OpenToAllWarning } from './OpenToAllWarning.tsx';
import { securityGroupBlocks } from './security-group.code.ts';
import { loginServicesOpenedBy, newSecurityGroup, takenBy } from './security-group.form.ts';
import { spellPreset } from './security-group.rules.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';
import { usePresetName } from './usePresetName.ts';

export function SecurityGroupCreate() {
  const t = useText(securityGroupWords);
  const example = useExample();
  const presetName = usePresetName();
  const form = useCreateForm(securityGroups, newSecurityGroup);
  const fields = useFields(form);
  const options = rulePresets.map((preset: RulePreset) => ({
    value: preset.key,
    label: presetName(preset),
    description: spellPreset(preset) ?? '',
  }));
  return (
    <CreateShell
      resource={securityGroups}
      form={form}
      project={useProjectName()}
      takes={takenBy(form.draft)}
      terraform={securityGroupBlocks}
    >
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <TaggedFields form={form} />
      <Combobox
        multiple
        label={t('field.services')}
        note={t('list.optional')}
        hint={t('field.services_hint')}
        options={options}
        {...fields.many('services')}
      />
      <TextField
        label={t('field.source')}
        hint={t('field.source_hint')}
        placeholder={example('203.0.113.0/24')}
        spellCheck="false"
        {...fields.text('source')}
      >
        <Fix form={form} path="source" />
      </TextField>
      <OpenToAllWarning services={loginServicesOpenedBy(form.draft)} />
    </CreateShell>
  );
}
