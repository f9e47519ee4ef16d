import { type Network, parseAddress, type Router, type RouterInterface } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { networks } from '../network/index.ts';
import { interfaceChange } from './interface.form.ts';
import { WithRouter } from './WithRouter.tsx';
import { routers, routerWords } from './router.ts';

/** Other addresses for one of a router's interfaces. */
export function InterfaceEdit() {
  return <WithRouter>{(router) => <Opened router={router} />}</WithRouter>;
}

function Opened({ router }: { router: Router }) {
  const id = useParam('itemId');
  const port = router.interfaces_info.find((one) => one.id === id);
  return port ? <EditForm router={router} port={port} /> : <NotFoundView />;
}

function EditForm({ router, port }: { router: Router; port: RouterInterface }) {
  const t = useText(routerWords);
  const { item: network } = useItem(networks, port.network_id);
  const model = useMemo(() => interfaceChange(port), [port]);
  const form = useForm(model, {
    source: { item: router, revision: router.revision_number },
    submit: useSubmit(routers, {
      kind: 'updated',
      call: (body, revision) =>
        call(routers.api.updateInterface, { params: { id: router.id, interfaceId: port.id }, body, revision }),
      message: ({ name }) => t('interfaces.changed', { router: name, network: port.network_name }),
    }),
  });
  const fields = useFields(form);
  return (
    <FormShell
      title={t('interfaces.edit_title')}
      description={`${router.name} · ${port.network_name}`}
      form={form}
      resource={routers.name}
      submitLabel={t('edit.submit')}
    >
      {port.fixed_ips.map(({ subnet_id, ip_address }, at) => {
        const subnet = subnetOf(network, subnet_id);
        const isGivenUp = subnet?.gateway_ip === ip_address && form.draft.addresses[at]?.trim() !== ip_address;
        return (
          <div key={subnet_id}>
            <TextField
              label={t(parseAddress(ip_address)?.version === 6 ? 'field.address_v6' : 'field.address_v4')}
              hint={subnet ? t('field.address_hint', { cidr: subnet.cidr }) : ''}
              required
              spellCheck="false"
              {...fields.text(`addresses.${at}`)}
            />
            {isGivenUp && <Alert tone="warning">{t('interfaces.gateway_lost', { address: ip_address })}</Alert>}
          </div>
        );
      })}
    </FormShell>
  );
}

const subnetOf = (network: Network | null, id: string) => network?.subnets.find((subnet) => subnet.id === id);
