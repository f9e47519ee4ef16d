import { type RulePreset, rulePresets } from '@skydeck/contract';
import { Combobox } from '@skydeck/react-bindings/combobox';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { Fix, FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { OpenToAllWarning } from './OpenToAllWarning.tsx';
import { securityGroupPaths } from './paths.ts';
import { securityGroupBlocks } from './security-group.code.ts';
import { loginServicesOpenedBy, newSecurityGroup, takenBy } from './security-group.form.ts';
import { spellPreset } from './security-group.rules.ts';
import { securityGroups } from './security-group.ts';
import { usePresetName } from './usePresetName.ts';
import { securityGroupWords } from './words.ts';

export function SecurityGroupCreate() {
  const t = useText(securityGroupWords);
  const shell = useFormShell();
  const presetName = usePresetName();
  const { projects, projectId } = useSnapshot(session);
  const project = projects.find(({ id }) => id === projectId)?.name;
  const form = useForm(newSecurityGroup, {
    submit: async (body) => {
      const group = await securityGroups.items.mutate(() => call(securityGroups.api.create, { body }));
      notify('success', t('created', { name: group.name }), { link: securityGroupPaths.details(group.id) });
      shell.done({ kind: 'created', resource: securityGroups.name, id: group.id });
    },
  });
  const fields = useFields(form);
  const options = rulePresets.map((preset: RulePreset) => ({
    value: preset.key,
    label: presetName(preset),
    description: spellPreset(preset) ?? '',
  }));
  return (
    <FormShell
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={securityGroups.name}
      submitLabel={t('create.action')}
      takes={takenBy(form.draft)}
      code={() => {
        const body = newSecurityGroup.toBody(form.draft);
        return { endpoint: securityGroups.api.create, body, terraform: securityGroupBlocks(body) };
      }}
    >
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <TextField label={t('field.description')} maxLength={255} {...fields.text('description')} />
      <Combobox
        multiple
        label={t('field.services')}
        hint={t('field.services_hint')}
        options={options}
        {...fields.many('services')}
      />
      <TextField
        label={t('field.source')}
        hint={t('field.source_hint')}
        placeholder="203.0.113.0/24"
        spellCheck="false"
        {...fields.text('source')}
      >
        <Fix form={form} path="source" />
      </TextField>
      <OpenToAllWarning services={loginServicesOpenedBy(form.draft)} />
    </FormShell>
  );
}
