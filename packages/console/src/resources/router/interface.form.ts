import {
  checkAddress,
  type InterfaceBody,
  type InterfaceUpdate,
  parseAddress,
  type Router,
  type RouterInterface,
} from '@skydeck/contract';
import { array, object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';
import {
  atOwnAddress,
  checkOwnAddress,
  noOwnAddress,
  type OwnAddressDraft,
  ownAddressShape,
} from '../../kit/form/own-address.rules.ts';

export interface InterfaceDraft extends OwnAddressDraft {
  networkId: string;
}

export const newInterface = formModel<InterfaceDraft, InterfaceBody>({
  shape: object({ networkId: string(), ...ownAddressShape }),
  check: (draft) => ({ ...checkOwnAddress(draft), ...required({ networkId: draft.networkId }) }),
  blank: () => ({ networkId: '', ...noOwnAddress }),
  toBody: (draft) => ({ network_id: draft.networkId, ...atOwnAddress('ip_address', draft) }),
  fieldOf: (path, { hasAddress }) =>
    fieldsAt({ network_id: 'networkId', ip_address: hasAddress ? 'address' : 'networkId' })(path),
});

/** An address for each of the subnets where the interface stands, in their order. */
export interface AddressesDraft {
  addresses: string[];
}

/** Of the interface as `port` was when the form was opened; what it is now is read from the router. */
export function interfaceChange(port: Pick<RouterInterface, 'id' | 'fixed_ips'>) {
  const versionOf = (at: number) => parseAddress(port.fixed_ips[at]?.ip_address ?? '')?.version;
  return formModel<AddressesDraft, InterfaceUpdate, Router>({
    shape: object({ addresses: array(string()) }),
    check: ({ addresses }) =>
      Object.fromEntries(
        addresses.flatMap((address, at) => {
          const path = `addresses.${at}`;
          return Object.entries({
            ...wrongOf({ [path]: checkAddress(address.trim(), versionOf(at)) }),
            ...required({ [path]: address }),
          });
        }),
      ),
    blank: () => ({ addresses: port.fixed_ips.map(({ ip_address }) => ip_address) }),
    from: ({ interfaces_info }) => ({
      addresses: (interfaces_info.find(({ id }) => id === port.id) ?? port).fixed_ips.map(
        ({ ip_address }) => ip_address,
      ),
    }),
    toBody: ({ addresses }) => ({
      fixed_ips: port.fixed_ips.map(({ subnet_id, ip_address }, at) => ({
        subnet_id,
        ip_address: addresses[at]?.trim() ?? ip_address,
      })),
    }),
    fieldOf: (path) => path.replace(/^fixed_ips\.(\d+).*$/, 'addresses.$1'),
  });
}
