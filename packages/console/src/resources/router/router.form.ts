import { type Router, type RouterBody, type RouterUpdate, size } from '@skydeck/contract';
import { array, boolean, object, string } from 'superstruct';
import { fieldsAt, formModel, required } from '../../kit/form/model.ts';
import {
  checkOwnAddress,
  noOwnAddress,
  type OwnAddressDraft,
  ownAddressShape,
} from '../../kit/form/own-address.rules.ts';
import { type TaggedDraft, taggedOf, taggedShape, toNewTagged, toTagged } from '../../kit/form/tagged.rules.ts';

/** Shaped like the form a person sees. The address is the gateway's own; `interfaces` are network ids, and only a new router has them here. */
export interface RouterDraft extends OwnAddressDraft, TaggedDraft {
  name: string;
  hasGateway: boolean;
  networkId: string;
  snat: boolean;
  interfaces: string[];
}

const shape = object({
  name: size(string(), 1, 255),
  hasGateway: boolean(),
  networkId: string(),
  snat: boolean(),
  ...ownAddressShape,
  ...taggedShape,
  interfaces: array(string()),
});

const check = (draft: RouterDraft) => ({
  ...(draft.hasGateway && { ...checkOwnAddress(draft), ...required({ networkId: draft.networkId }) }),
  ...required({ name: draft.name }),
});

/** Without an address of its choice the gateway has the next free one, or the one that it has (spec: router.gateway.address, spec: router.gateway.keep). */
const gatewayOf = ({ hasGateway, networkId, snat, hasAddress, address }: RouterDraft) =>
  hasGateway
    ? {
        network_id: networkId,
        enable_snat: snat,
        ...(hasAddress && { external_fixed_ips: [{ ip_address: address.trim() }] }),
      }
    : null;

/** Where a problem of the body shows in the form. */
export const fieldOf = (path: string): string =>
  fieldsAt({
    'external_gateway_info.enable_snat': 'snat',
    'external_gateway_info.external_fixed_ips': 'address',
    external_gateway_info: 'networkId',
  })(path).replace(/^(interfaces\.\d+).*/, '$1');

export const newRouter = formModel<RouterDraft, RouterBody>({
  shape,
  check,
  fieldOf,
  blank: () => ({
    name: '',
    hasGateway: false,
    networkId: '',
    snat: true,
    interfaces: [],
    ...noOwnAddress,
    ...taggedOf(),
  }),
  toBody: (draft) => ({
    name: draft.name.trim(),
    external_gateway_info: gatewayOf(draft),
    interfaces: draft.interfaces.map((network_id) => ({ network_id })),
    ...toNewTagged(draft),
  }),
});

export const routerChange = formModel<RouterDraft, RouterUpdate, Router>({
  shape,
  check,
  fieldOf,
  blank: newRouter.blank,
  from: ({ name, external_gateway_info: gateway, ...router }) => ({
    name,
    hasGateway: gateway !== null,
    networkId: gateway?.network_id ?? '',
    snat: gateway?.enable_snat ?? true,
    interfaces: [],
    hasAddress: false,
    address: gateway?.external_fixed_ips[0]?.ip_address ?? '',
    ...taggedOf(router),
  }),
  toBody: (draft) => ({ name: draft.name.trim(), external_gateway_info: gatewayOf(draft), ...toTagged(draft) }),
});
