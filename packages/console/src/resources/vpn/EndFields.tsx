import { asCidr } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { Combobox, FixOfMany, type Form, FormRow, AsyncOptionsField, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { Choices } from './useSubnets.ts';
import type { TunnelDraft, VpnDraft } from './vpn.draft.ts';
import { vpnWords } from './vpn.ts';

const EXAMPLE = '192.168.10.0/24';

/** What a connection is called. */
export function NameFields<Draft extends TunnelDraft>({ form }: { form: Form<Draft> }) {
  const t = useText(vpnWords);
  const { text } = useFields(form);
  return (
    <FormRow>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} maxLength={255} {...text('description')} />
    </FormRow>
  );
}

/** Where the tunnel begins. Another router stands in other networks: what was chosen of the last one is no choice any more. */
export function RouterField({ form, choices }: { form: Form<VpnDraft>; choices: Choices }) {
  const t = useText(vpnWords);
  const field = useFields(form).text('router');
  const forget = (event: Event) => {
    if ((event.target as HTMLInputElement).value !== form.draft.router) form.set('subnets', []);
  };
  return (
    <AsyncOptionsField all={choices.all}>
      <Combobox
        label={t('field.router')}
        hint={t('field.router_hint')}
        placeholder={t('picker.router')}
        required
        {...choices.bindings}
        {...field}
        onInput={(event) => {
          forget(event);
          field.onInput(event);
        }}
        onChange={(event) => {
          forget(event);
          field.onChange(event);
        }}
      />
    </AsyncOptionsField>
  );
}

interface SubnetsProps<Draft extends TunnelDraft> {
  readonly form: Form<Draft>;
  readonly choices: Choices;
  /** There is nothing to choose from before. */
  readonly needsRouter?: boolean;
}

export function SubnetsField<Draft extends TunnelDraft>({ form, choices, needsRouter = false }: SubnetsProps<Draft>) {
  const t = useText(vpnWords);
  const { many } = useFields(form);
  return (
    <AsyncOptionsField all={choices.all}>
      <Combobox
        multiple
        label={t('field.local')}
        hint={t(needsRouter ? 'field.local_first' : 'field.local_hint')}
        placeholder={t('picker.subnets')}
        required
        disabled={needsRouter}
        {...choices.bindings}
        {...many('subnets')}
      />
    </AsyncOptionsField>
  );
}

/** Where the tunnel ends. */
export function PeerFields<Draft extends TunnelDraft>({ form }: { form: Form<Draft> }) {
  const t = useText(vpnWords);
  const { text, many } = useFields(form);
  return (
    <>
      <FormRow>
        <TextField
          label={t('field.peer_address')}
          hint={t('field.peer_address_hint')}
          required
          maxLength={255}
          spellCheck="false"
          {...text('peer')}
        />
        <TextField
          label={t('field.peer_id')}
          hint={t('field.peer_id_hint')}
          placeholder={form.draft.peer}
          maxLength={255}
          spellCheck="false"
          {...text('peerId')}
        />
      </FormRow>
      <Combobox
        multiple
        withCustom
        label={t('field.remote')}
        hint={t('field.remote_hint')}
        placeholder={EXAMPLE}
        required
        options={[]}
        {...many('cidrs', asCidr)}
      >
        <FixOfMany form={form} path="cidrs" />
      </Combobox>
    </>
  );
}
