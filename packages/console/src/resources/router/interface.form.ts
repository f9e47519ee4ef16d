import { checkAddress, type FieldProblems, type InterfaceBody, problem } from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
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
