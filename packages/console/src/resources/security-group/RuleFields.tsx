import { etherTypes, type RulePreset, rulePresets, type SecurityGroup } from '@skydeck/contract';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { PendingField } from '../../kit/form/PendingField.tsx';
import { type Form, Fix, FormRow, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { useText } from '../../kit/text/index.ts';
import { OpenToAllWarning } from './OpenToAllWarning.tsx';
import {
  choosableProtocols,
  CUSTOM,
  hasIcmpFields,
  hasPortsField,
  loginServicesOpenedBy,
  OTHER,
  remotes,
  type RuleDraft,
} from './rule.form.ts';
import { spellProtocol } from './security-group.rules.ts';
import { usePresetName } from './usePresetName.ts';
import { securityGroupWords } from './security-group.ts';

// For rules that name a group.
const SecurityGroupPicker = lazyComponent(
  async () => (await import('./SecurityGroupPicker.tsx')).SecurityGroupPicker,
  PendingField,
);

interface Props {
  readonly form: Form<RuleDraft>;
  /** Of its project are the groups that a rule can name. */
  readonly group: Pick<SecurityGroup, 'project_id'>;
}

/** What a new rule is asked for. */
export function RuleFields({ form, group }: Props) {
  const t = useText(securityGroupWords);
  const fields = useFields(form);
  return (
    <>
      <Segmented stretch label={t('field.direction')} {...fields.text('direction')}>
        <Segment value="ingress" label={t('field.ingress')} />
        <Segment value="egress" label={t('field.egress')} />
      </Segmented>
      <WhatFields form={form} />
      <Segmented stretch label={t('field.version')} {...fields.text('ethertype')}>
        {etherTypes.map((version) => (
          <Segment key={version} value={version} label={version} />
        ))}
      </Segmented>
      <RemoteFields form={form} group={group} />
      <OpenToAllWarning services={loginServicesOpenedBy(form.draft)} />
      <TextField
        label={t('field.description')}
        note={t('list.optional')}
        maxLength={255}
        {...fields.text('description')}
      />
    </>
  );
}

function WhatFields({ form }: Pick<Props, 'form'>) {
  const t = useText(securityGroupWords);
  const example = useExample();
  const fields = useFields(form);
  const presetName = usePresetName();
  const { draft } = form;
  return (
    <>
      <Select label={t('field.what')} required placeholder={t('field.choose')} {...fields.text('preset')}>
        {rulePresets.map((preset: RulePreset) => (
          <option key={preset.key} value={preset.key}>
            {presetName(preset)}
          </option>
        ))}
        <option value={CUSTOM}>{t('preset.custom')}</option>
      </Select>
      {draft.preset === CUSTOM && (
        <Select label={t('field.protocol')} required {...fields.text('protocol')}>
          {choosableProtocols.map((protocol) => (
            <option key={protocol} value={protocol}>
              {spellProtocol(protocol)}
            </option>
          ))}
          <option value={OTHER}>{t('protocol.other')}</option>
        </Select>
      )}
      {draft.preset === CUSTOM && draft.protocol === OTHER && (
        <TextField
          label={t('field.number')}
          hint={t('field.number_hint')}
          required
          spellCheck="false"
          {...fields.text('number')}
        />
      )}
      {hasPortsField(draft) && (
        <TextField
          label={t('field.ports')}
          hint={t('field.ports_hint')}
          placeholder={example('8000-8080')}
          spellCheck="false"
          {...fields.text('ports')}
        />
      )}
      {hasIcmpFields(draft) && (
        <FormRow>
          <TextField
            label={t('field.icmp_type')}
            note={t('list.optional')}
            hint={t('field.icmp_hint')}
            {...fields.text('icmpType')}
          />
          <TextField
            label={t('field.icmp_code')}
            note={t('list.optional')}
            hint={t('field.icmp_hint')}
            {...fields.text('icmpCode')}
          />
        </FormRow>
      )}
    </>
  );
}

function RemoteFields({ form, group }: Props) {
  const t = useText(securityGroupWords);
  const example = useExample();
  const fields = useFields(form);
  const { direction, remote, ethertype } = form.draft;
  return (
    <>
      <Select
        label={t(direction === 'egress' ? 'field.target' : 'field.origin')}
        required
        placeholder={t('field.choose')}
        {...fields.text('remote')}
      >
        {remotes.map((kind) => (
          <option key={kind} value={kind}>
            {t(`remote.${kind}`)}
          </option>
        ))}
      </Select>
      {remote === 'network' && (
        <TextField
          label={t('field.prefix')}
          hint={t('field.prefix_hint')}
          required
          placeholder={example(ethertype === 'IPv6' ? '2001:db8::/32' : '203.0.113.0/24')}
          spellCheck="false"
          {...fields.text('prefix')}
        >
          <Fix form={form} path="prefix" />
        </TextField>
      )}
      {remote === 'group' && (
        <SecurityGroupPicker
          required
          label={t('field.group')}
          hint={t('field.group_hint')}
          query={{ project_id: group.project_id }}
          {...fields.text('groupId')}
        />
      )}
    </>
  );
}
