import type { ExternalGateway, Router } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { withItem } from '../../kit/details/index.ts';
import {
  ChangeShell,
  CreateShell,
  type Form,
  OwnAddressFields,
  TaggedFields,
  useChangeForm,
  useCreateForm,
  useFields,
} from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { NetworkPicker, NetworksPicker, subnetsOfKnown } from '../network/index.ts';
import { routerBlocks } from './router.code.ts';
import { newRouter, routerChange, type RouterDraft } from './router.form.ts';
import { whyNotLeave } from './router.rules.ts';
import { routers, routerWords } from './router.ts';

export function RouterCreate() {
  const t = useText(routerWords);
  const form = useCreateForm(routers, newRouter);
  const { many } = useFields(form);
  return (
    <CreateShell
      resource={routers}
      form={form}
      project={useProjectName()}
      takes={{ routers: 1 }}
      terraform={(body) => routerBlocks(body, subnetsOfKnown)}
    >
      <RouterFields form={form} />
      <NetworksPicker label={t('field.interfaces')} hint={t('field.interfaces_hint')} {...many('interfaces')} />
      <TaggedFields form={form} />
    </CreateShell>
  );
}

export const RouterEdit = withItem(routers, 'routerId', function EditForm({ item: router }: { item: Router }) {
  const t = useText(routerWords);
  const { external_gateway_info: gateway } = router;
  const values = gateway ? { [gateway.network_id]: gateway.network_name } : {};
  const labels = {
    networkId: { label: t('field.external_network'), values },
    snat: t('field.snat'),
    hasAddress: t('field.own_address'),
    address: t('field.external_ip'),
  };
  const form = useChangeForm(routers, routerChange, router, { labels });
  return (
    <ChangeShell resource={routers} item={router} form={form}>
      <RouterFields form={form} gateway={gateway} />
      <TaggedFields form={form} />
    </ChangeShell>
  );
});

interface FieldsProps {
  readonly form: Form<RouterDraft>;
  /** The router's own, if it has one: while something needs it, it stays. */
  readonly gateway?: ExternalGateway | null;
}

/** What a router is asked for when it is made and when it is changed. */
function RouterFields({ form, gateway = null }: FieldsProps) {
  const t = useText(routerWords);
  const fields = useFields(form);
  const { hasGateway, networkId } = form.draft;
  // Who took it away before something needed it can still put it back.
  const why = gateway !== null && hasGateway && networkId === gateway.network_id && whyNotLeave(gateway);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <Switch
        appearance="card"
        label={t('field.external_gateway')}
        hint={t(why || 'field.external_gateway_hint')}
        disabled={why !== false}
        {...fields.check('hasGateway')}
      />
      {hasGateway && (
        <>
          <NetworkPicker
            external
            required
            disabled={why !== false}
            label={t('field.external_network')}
            {...fields.text('networkId')}
          />
          <OwnAddressFields t={t} form={form} hint={t('field.gateway_address_hint')} />
          <Switch appearance="card" label={t('field.snat')} hint={t('field.snat_hint')} {...fields.check('snat')} />
        </>
      )}
    </>
  );
}
