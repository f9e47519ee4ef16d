import {
  checkAddress,
  type FieldProblems,
  type InterfaceBody,
  type InterfaceUpdate,
  parseAddress,
  problem,
  type Router,
  type RouterInterface,
} from '@skydeck/contract';
import { array, boolean, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

export interface InterfaceDraft {
  networkId: string;
  hasAddress: boolean;
  address: string;
}

function check({ networkId, hasAddress, address }: InterfaceDraft): FieldProblems {
  const wrong = hasAddress
    ? address.trim() === ''
      ? problem('required', 'An address is required')
      : checkAddress(address.trim())
    : null;
  return {
    ...(networkId === '' && { networkId: problem('required', 'A network is required') }),
    ...(wrong && { address: wrong }),
  };
}

export const newInterface = formModel<InterfaceDraft, InterfaceBody>({
  shape: object({ networkId: string(), hasAddress: boolean(), address: string() }),
  check,
  blank: () => ({ networkId: '', hasAddress: false, address: '' }),
  toBody: ({ networkId, hasAddress, address }) => ({
    network_id: networkId,
    ...(hasAddress && { ip_address: address.trim() }),
  }),
  fieldOf: (path, draft) =>
    path === 'network_id'
      ? 'networkId'
      : path === 'ip_address' && draft.hasAddress
        ? 'address'
        : path === 'ip_address'
          ? 'networkId'
          : path,
});

/** An address for each of the subnets where the interface stands, in their order. */
export interface AddressesDraft {
  addresses: string[];
}

/** Of the interface as `port` was when the form was opened; what it is now is read from the router. */
export function interfaceChange(port: Pick<RouterInterface, 'id' | 'fixed_ips'>) {
  const versionOf = (at: number) => parseAddress(port.fixed_ips[at]?.ip_address ?? '')?.version;
  const checkAddresses = ({ addresses }: AddressesDraft): FieldProblems =>
    Object.fromEntries(
      addresses.flatMap((address, at) => {
        const wrong =
          address.trim() === ''
            ? problem('required', 'An address is required')
            : checkAddress(address.trim(), versionOf(at));
        return wrong ? [[`addresses.${at}`, wrong]] : [];
      }),
    );
  return formModel<AddressesDraft, InterfaceUpdate, Router>({
    shape: object({ addresses: array(string()) }),
    check: checkAddresses,
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
