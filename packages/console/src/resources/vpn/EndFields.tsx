import { asCidr, isIn, type Router } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { Combobox, FixOfMany, type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useExample } from '../../kit/form/useExample.ts';
import { useText } from '../../kit/text/index.ts';
import { routers } from '../router/index.ts';
import { subnets } from '../subnet/index.ts';
import type { TunnelDraft, VpnDraft } from './vpn.draft.ts';
import { whyNotRouter } from './vpn.rules.ts';
import { vpnWords } from './vpn.ts';

const EXAMPLE = '192.168.10.0/24';

/** What a connection is called. */
export function NameFields<Draft extends TunnelDraft>({ form }: { form: Form<Draft> }) {
  const t = useText(vpnWords);
  const { text } = useFields(form);
  return (
    <FormRow>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} note={t('list.optional')} maxLength={255} {...text('description')} />
    </FormRow>
  );
}

/** Where the tunnel begins. Another router stands in other networks: what was chosen of the last one is no choice any more. */
export function RouterField({ form }: { form: Form<VpnDraft> }) {
  const t = useText(vpnWords);
  const field = useFields(form).text('router');
  const forget = (event: Event) => {
    if ((event.target as HTMLInputElement).value !== form.draft.router) form.set('subnets', []);
  };
  // Those without a way out say so and cannot be chosen.
  const optionsOf = (router: Router) => {
    const why = whyNotRouter(router);
    return {
      description: why ? t(why) : (router.external_gateway_info?.network_name ?? ''),
      disabled: why !== false,
    };
  };
  return (
    <ItemCombobox
      resource={routers}
      optionsOf={optionsOf}
      label={t('field.router')}
      hint={t('field.router_hint')}
      placeholder={t('picker.router')}
      required
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
  );
}

interface SubnetsProps<Draft extends TunnelDraft> {
  readonly form: Form<Draft>;
  /** One can choose the subnets that it stands in. */
  readonly router: Router | undefined;
  /** There is nothing to choose from before. */
  readonly needsRouter?: boolean;
}

export function SubnetsField<Draft extends TunnelDraft>({ form, router, needsRouter = false }: SubnetsProps<Draft>) {
  const t = useText(vpnWords);
  const { many } = useFields(form);
  const ports = router?.interfaces_info ?? [];
  const ids = ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id));
  const networkOf = (id: string) => ports.find(({ network_id }) => network_id === id)?.network_name ?? '';
  return (
    <ItemCombobox
      multiple
      resource={subnets}
      query={{ id: isIn(ids) }}
      optionsOf={({ cidr, network_id }) => ({ label: cidr, description: networkOf(network_id) })}
      label={t('field.local')}
      hint={t(needsRouter ? 'field.local_first' : 'field.local_hint')}
      placeholder={t('picker.subnets')}
      required
      disabled={needsRouter}
      {...many('subnets')}
    />
  );
}

/** Where the tunnel ends. */
export function PeerFields<Draft extends TunnelDraft>({ form }: { form: Form<Draft> }) {
  const t = useText(vpnWords);
  const example = useExample();
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
          note={t('list.optional')}
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
        placeholder={example(EXAMPLE)}
        required
        options={[]}
        {...many('cidrs', asCidr)}
      >
        <FixOfMany form={form} path="cidrs" />
      </Combobox>
    </>
  );
}
