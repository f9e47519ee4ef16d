import { type Router, type RouterBody, type RouterUpdate, size } from '@skydeck/contract';
import { array, boolean, object, string } from 'superstruct';
import { fieldsAt, formModel, required } from '../../kit/form/model.ts';

/** Shaped like the form a person sees; `interfaces` are network ids, and only a new router has them here. */
export interface RouterDraft {
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
  interfaces: array(string()),
});

const check = ({ name, hasGateway, networkId }: RouterDraft) => required({ name, ...(hasGateway && { networkId }) });

const gatewayOf = ({ hasGateway, networkId, snat }: RouterDraft) =>
  hasGateway ? { network_id: networkId, enable_snat: snat } : null;

/** Where a problem of the body shows in the form. */
export const fieldOf = (path: string): string =>
  fieldsAt({ 'external_gateway_info.enable_snat': 'snat', external_gateway_info: 'networkId' })(path).replace(
    /^(interfaces\.\d+).*/,
    '$1',
  );

export const newRouter = formModel<RouterDraft, RouterBody>({
  shape,
  check,
  fieldOf,
  blank: () => ({ name: '', hasGateway: false, networkId: '', snat: true, interfaces: [] }),
  toBody: (draft) => ({
    name: draft.name.trim(),
    external_gateway_info: gatewayOf(draft),
    interfaces: draft.interfaces.map((network_id) => ({ network_id })),
  }),
});

export const routerChange = formModel<RouterDraft, RouterUpdate, Router>({
  shape,
  check,
  fieldOf,
  blank: newRouter.blank,
  from: ({ name, external_gateway_info: gateway }) => ({
    name,
    hasGateway: gateway !== null,
    networkId: gateway?.network_id ?? '',
    snat: gateway?.enable_snat ?? true,
    interfaces: [],
  }),
  toBody: (draft) => ({ name: draft.name.trim(), external_gateway_info: gatewayOf(draft) }),
});
