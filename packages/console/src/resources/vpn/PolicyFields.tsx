import {
  authAlgorithms,
  dhGroups,
  encapsulationModes,
  encryptionAlgorithms,
  ikeVersions,
  LIFETIME,
  phase1Modes,
  transformProtocols,
} from '@skydeck/contract';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import type { ComponentType, ReactNode } from 'react';
import { type Form, FormRow, AsyncOptionsField, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { Answer } from '../../kit/data/useAnswer.ts';
import { IkePolicyFacts, IpsecPolicyFacts } from './PolicyFacts.tsx';
import type { Policies } from './usePolicies.ts';
import type { VpnDraft } from './vpn.draft.ts';
import { vpnWords } from './vpn.ts';

interface ChoiceProps<Policy> {
  readonly form: Form<VpnDraft>;
  readonly at: 'ike' | 'ipsec';
  readonly known: Answer<readonly Policy[]>;
  /** What a policy that is there is made of. */
  readonly facts: ComponentType<{ policy: Policy }>;
  /** The fields of a new one. */
  readonly children: ReactNode;
}

/** A policy that other connections have, or a new one. */
function PolicyChoice<Policy extends { readonly id: string; readonly name: string }>({
  form,
  at,
  known: { item, problem, retry },
  facts: Facts,
  children,
}: ChoiceProps<Policy>) {
  const t = useText(vpnWords);
  const { text } = useFields(form);
  const chosen = item?.find(({ id }) => id === form.draft[at].known);
  return (
    <>
      <AsyncOptionsField all={{ filled: item !== null, problem, retry }}>
        <Select label={t('field.policy')} hint={t('field.policy_hint')} {...text(`${at}.known`)}>
          <option value="">{t('policy.new')}</option>
          {item?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </AsyncOptionsField>
      {chosen ? <Facts policy={chosen} /> : children}
    </>
  );
}

interface ListProps {
  readonly form: Form<VpnDraft>;
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly string[];
  readonly disabled?: boolean;
}

/** Algorithms and modes have one name in every language: that of the standard. */
function Choice({ form, path, label, hint = '', values, disabled = false }: ListProps) {
  const { text } = useFields(form);
  return (
    <Select label={label} hint={hint} disabled={disabled} {...text(path)}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </Select>
  );
}

function NewPolicy({ form, at, children }: { form: Form<VpnDraft>; at: 'ike' | 'ipsec'; children: ReactNode }) {
  const t = useText(vpnWords);
  const { text } = useFields(form);
  return (
    <>
      <TextField
        label={t('field.policy_name')}
        optional
        placeholder={form.draft.name.trim()}
        maxLength={255}
        {...text(`${at}.name`)}
      />
      {children}
      <FormRow>
        <Choice form={form} path={`${at}.encryption`} label={t('field.encryption')} values={encryptionAlgorithms} />
        <Choice form={form} path={`${at}.auth`} label={t('field.auth')} values={authAlgorithms} />
      </FormRow>
      <FormRow>
        <Choice form={form} path={`${at}.pfs`} label={t('field.pfs')} values={dhGroups} />
        <TextField
          label={t('field.lifetime')}
          hint={t('field.lifetime_hint', { least: LIFETIME.least })}
          required
          inputMode="numeric"
          {...text(`${at}.lifetime`)}
        />
      </FormRow>
    </>
  );
}

export function IkeFields({ form, known }: { form: Form<VpnDraft>; known: Policies['ike'] }) {
  const t = useText(vpnWords);
  const isTwo = form.draft.ike.version === 'v2';
  return (
    <PolicyChoice form={form} at="ike" known={known} facts={IkePolicyFacts}>
      <NewPolicy form={form} at="ike">
        <FormRow>
          <Choice form={form} path="ike.version" label={t('field.ike_version')} values={ikeVersions} />
          <Choice
            form={form}
            path="ike.mode"
            label={t('field.phase1_mode')}
            hint={isTwo ? t('field.phase1_mode_v1') : ''}
            values={phase1Modes}
            disabled={isTwo}
          />
        </FormRow>
      </NewPolicy>
    </PolicyChoice>
  );
}

export function IpsecFields({ form, known }: { form: Form<VpnDraft>; known: Policies['ipsec'] }) {
  const t = useText(vpnWords);
  return (
    <PolicyChoice form={form} at="ipsec" known={known} facts={IpsecPolicyFacts}>
      <NewPolicy form={form} at="ipsec">
        <FormRow>
          <Choice form={form} path="ipsec.protocol" label={t('field.protocol')} values={transformProtocols} />
          <Choice form={form} path="ipsec.encapsulation" label={t('field.encapsulation')} values={encapsulationModes} />
        </FormRow>
      </NewPolicy>
    </PolicyChoice>
  );
}
