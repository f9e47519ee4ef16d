import {
  checkAddress,
  type FieldProblems,
  type FloatingIp,
  type FloatingIpBody,
  type FloatingIpUpdate,
  problem,
  size,
} from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';
import { keyOfTarget, readTarget } from './floating-ip.rules.ts';

export interface FloatingIpDraft {
  networkId: string;
  hasAddress: boolean;
  address: string;
  /** A `keyOfTarget`; '' is none. */
  target: string;
  description: string;
}

function check({ networkId, hasAddress, address }: FloatingIpDraft): FieldProblems {
  const wrong = hasAddress
    ? address.trim() === ''
      ? problem('required', 'An address is required')
      : checkAddress(address.trim(), 4)
    : null;
  return {
    ...(networkId === '' && { networkId: problem('required', 'An external network is required') }),
    ...(wrong && { address: wrong }),
  };
}

/** Where a problem of the body shows. */
function fieldOf(path: string): string {
  if (path === 'floating_network_id') return 'networkId';
  if (path === 'floating_ip_address') return 'address';
  return path === 'port_id' || path === 'fixed_ip_address' ? 'target' : path;
}

export const newFloatingIp = formModel<FloatingIpDraft, FloatingIpBody>({
  shape: object({
    networkId: string(),
    hasAddress: boolean(),
    address: string(),
    target: string(),
    description: size(string(), 0, 255),
  }),
  check,
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
  check: ({ target }) =>
    target === '' ? { target: problem('required', 'A server or a load balancer is required') } : {},
  blank: () => ({ target: '' }),
  from: ({ port_id, fixed_ip_address }) => ({
    target: port_id !== null && fixed_ip_address !== null ? keyOfTarget({ port_id, fixed_ip_address }) : '',
  }),
  toBody: ({ target }) => ({ ...readTarget(target) }),
  fieldOf,
});
