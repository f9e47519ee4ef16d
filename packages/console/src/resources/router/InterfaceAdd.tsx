import type { Router } from '@skydeck/contract';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NetworkPicker, networks } from '../network/index.ts';
import { newInterface } from './interface.form.ts';
import { WithRouter } from './WithRouter.tsx';
import { interfaceBlocks } from './router.code.ts';
import { routers, routerWords } from './router.ts';

export function InterfaceAdd() {
  return <WithRouter>{(router) => <AddForm router={router} />}</WithRouter>;
}

function AddForm({ router }: { router: Router }) {
  const t = useText(routerWords);
  const connected = router.interfaces_info.map((port) => port.network_id);
  const form = useForm(newInterface, {
    submit: useSubmit(routers, {
      kind: 'updated',
      call: (body) => call(routers.api.addInterface, { params: { id: router.id }, body }),
      message: ({ name, interfaces_info: ports }, body) => {
        const network = ports.find((port) => port.network_id === body.network_id)?.network_name ?? '';
        return t('interfaces.added', { router: name, network });
      },
    }),
  });
  const fields = useFields(form);
  const ownAddress = fields.check('hasAddress');
  return (
    <FormShell
      title={t('interfaces.add_title')}
      description={router.name}
      form={form}
      resource={routers.name}
      submitLabel={t('interfaces.add')}
      code={() => {
        const body = newInterface.toBody(form.draft);
        return {
          endpoint: routers.api.addInterface,
          params: { id: router.id },
          body,
          terraform: interfaceBlocks(router, body, networks.items.state.items[body.network_id]?.subnets ?? []),
        };
      }}
    >
      <NetworkPicker required label={t('field.network')} exclude={connected} {...fields.text('networkId')} />
      <Switch
        label={t('field.own_address')}
        hint={t('field.own_address_hint')}
        {...ownAddress}
        onChange={(event) => {
          ownAddress.onChange(event);
          // What the server said of the network it said of its gateway address: chosen again, the network has no fault.
          const { networkId } = form.draft;
          form.set('networkId', '');
          form.set('networkId', networkId);
        }}
      />
      {form.draft.hasAddress && (
        <TextField label={t('field.address')} required spellCheck="false" {...fields.text('address')} />
      )}
    </FormShell>
  );
}
