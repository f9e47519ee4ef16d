import { checkAddress, type FloatingIp, type FloatingIpBody, type FloatingIpUpdate, size } from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';
import { keyOfTarget, readTarget } from './floating-ip.rules.ts';

export interface FloatingIpDraft {
  networkId: string;
  hasAddress: boolean;
  address: string;
  /** A `keyOfTarget`; '' is none. */
  target: string;
  description: string;
}

/** Where a problem of the body shows. */
const fieldOf = fieldsAt({
  floating_network_id: 'networkId',
  floating_ip_address: 'address',
  port_id: 'target',
  fixed_ip_address: 'target',
});

export const newFloatingIp = formModel<FloatingIpDraft, FloatingIpBody>({
  shape: object({
    networkId: string(),
    hasAddress: boolean(),
    address: string(),
    target: string(),
    description: size(string(), 0, 255),
  }),
  check: ({ networkId, hasAddress, address }) => ({
    ...(hasAddress && wrongOf({ address: checkAddress(address.trim(), 4) })),
    ...required({ networkId, ...(hasAddress && { address }) }),
  }),
  blank: () => ({ networkId: '', hasAddress: false, address: '', target: '', description: '' }),
  toBody: ({ networkId, hasAddress, address, target, description }) => ({
    floating_network_id: networkId,
    ...(hasAddress && { floating_ip_address: address.trim() }),
    ...readTarget(target),
    ...(description.trim() !== '' && { description: description.trim() }),
  }),
  fieldOf,
});

export interface AssignmentDraft {
  target: string;
}

export const assignment = formModel<AssignmentDraft, FloatingIpUpdate, FloatingIp>({
  shape: object({ target: string() }),
  check: ({ target }) => required({ target }),
  blank: () => ({ target: '' }),
  from: ({ port_id, fixed_ip_address }) => ({
    target: port_id !== null && fixed_ip_address !== null ? keyOfTarget({ port_id, fixed_ip_address }) : '',
  }),
  toBody: ({ target }) => ({ ...readTarget(target) }),
  fieldOf,
});
