import { parseAddress, type Router, type RouterInterface } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { call } from '../../kit/data/client.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { withItem } from '../../kit/details/index.ts';
import { OwnAddressFields, PartShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { NetworkPicker, networks, subnetsOfKnown } from '../network/index.ts';
import { interfaceChange, newInterface } from './interface.form.ts';
import { interfaceBlocks } from './router.code.ts';
import { interfaceWords, routers, routerWords } from './router.ts';

interface RouterProps {
  readonly item: Router;
}

export const InterfaceAdd = withItem(routers, 'routerId', function AddForm({ item: router }: RouterProps) {
  const t = useText(routerWords);
  const say = useText(interfaceWords);
  const form = useForm(newInterface, {
    submit: useSubmit(routers, {
      kind: 'updated',
      call: (body) => call(routers.api.addInterface, { params: { id: router.id }, body }),
      message: ({ interfaces_info: ports }, body) =>
        say('add.single.done', { name: ports.find((port) => port.network_id === body.network_id)?.network_name ?? '' }),
    }),
  });
  const fields = useFields(form);
  const chooseAddress = () => {
    // What the server said of the network it said of its gateway address: chosen again, the network has no fault.
    const { networkId } = form.draft;
    form.set('networkId', '');
    form.set('networkId', networkId);
  };
  const code = () => {
    const body = newInterface.toBody(form.draft);
    const terraform = interfaceBlocks(router, body, subnetsOfKnown(body.network_id));
    return { endpoint: routers.api.addInterface, params: { id: router.id }, body, terraform };
  };
  return (
    <PartShell resource={routers} item={router} words={interfaceWords} form={form} code={code}>
      <NetworkPicker
        required
        label={t('field.network')}
        exclude={router.interfaces_info.map((port) => port.network_id)}
        {...fields.text('networkId')}
      />
      <OwnAddressFields t={t} form={form} onChoose={chooseAddress} />
    </PartShell>
  );
});

/** Other addresses for one of a router's interfaces. */
export const InterfaceEdit = withItem(routers, 'routerId', function Opened({ item: router }: RouterProps) {
  const id = useParam('itemId');
  const port = router.interfaces_info.find((one) => one.id === id);
  return port ? <EditForm router={router} port={port} /> : <NotFoundView />;
});

function EditForm({ router, port }: { router: Router; port: RouterInterface }) {
  const t = useText(routerWords);
  const say = useText(interfaceWords);
  const { item: network } = useItem(networks, port.network_id);
  const model = useMemo(() => interfaceChange(port), [port]);
  const name = port.network_name;
  const form = useForm(model, {
    source: { item: router, revision: router.revision_number },
    submit: useSubmit(routers, {
      kind: 'updated',
      call: (body, revision) =>
        call(routers.api.updateInterface, { params: { id: router.id, interfaceId: port.id }, body, revision }),
      message: () => say('updated', { name }),
    }),
  });
  const fields = useFields(form);
  const versions = port.fixed_ips.map(({ ip_address }) => parseAddress(ip_address)?.version);
  /** Of several of one IP version, each is told by its subnet. */
  const labelOf = (address: string, cidr?: string) => {
    const version = parseAddress(address)?.version === 6 ? 'v6' : 'v4';
    const isOneOfSeveral = versions.filter((one) => `v${one}` === version).length > 1;
    return isOneOfSeveral && cidr !== undefined
      ? t(`field.address_${version}_of`, { cidr })
      : t(`field.address_${version}`);
  };
  return (
    <PartShell resource={routers} item={router} words={interfaceWords} form={form} name={name}>
      {port.fixed_ips.map(({ subnet_id, ip_address }, at) => {
        const subnet = network?.subnets.find(({ id }) => id === subnet_id);
        const isGivenUp = subnet?.gateway_ip === ip_address && form.draft.addresses[at]?.trim() !== ip_address;
        return (
          <div key={subnet_id}>
            <TextField
              label={labelOf(ip_address, subnet?.cidr)}
              hint={subnet ? t('field.address_hint', { cidr: subnet.cidr }) : ''}
              required
              spellCheck="false"
              {...fields.text(`addresses.${at}`)}
            />
            {isGivenUp && <Alert tone="warning">{say('gateway_lost', { address: ip_address })}</Alert>}
          </div>
        );
      })}
    </PartShell>
  );
}
