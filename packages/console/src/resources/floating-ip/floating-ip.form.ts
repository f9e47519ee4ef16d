import type { FloatingIp, FloatingIpBody, FloatingIpUpdate } from '@skydeck/contract';
import { object, string } from 'superstruct';
import { fieldsAt, formModel, required } from '../../kit/form/model.ts';
import {
  atOwnAddress,
  checkOwnAddress,
  noOwnAddress,
  type OwnAddressDraft,
  ownAddressShape,
} from '../../kit/form/own-address.rules.ts';
import { type TaggedDraft, taggedOf, taggedShape, toNewTagged, toTagged } from '../../kit/form/tagged.rules.ts';
import { keyOfTarget, readTarget } from './floating-ip.rules.ts';

export interface FloatingIpDraft extends OwnAddressDraft, TaggedDraft {
  networkId: string;
  /** A `keyOfTarget`; '' is none. */
  target: string;
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
    ...ownAddressShape,
    target: string(),
    ...taggedShape,
  }),
  check: (draft) => ({ ...checkOwnAddress(draft, 4), ...required({ networkId: draft.networkId }) }),
  blank: () => ({ networkId: '', ...noOwnAddress, target: '', ...taggedOf() }),
  toBody: ({ networkId, target, ...draft }) => ({
    floating_network_id: networkId,
    ...atOwnAddress('floating_ip_address', draft),
    ...readTarget(target),
    ...toNewTagged(draft),
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

/** What is written at one, whatever it leads to. */
export const floatingIpChange = formModel<TaggedDraft, FloatingIpUpdate, FloatingIp>({
  shape: object(taggedShape),
  blank: taggedOf,
  from: taggedOf,
  toBody: toTagged,
});
