import { type FieldProblems, problem, type Router, type RouterBody, type RouterUpdate, size } from '@skydeck/contract';
import { array, boolean, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

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

function check({ name, hasGateway, networkId }: RouterDraft): FieldProblems {
  return {
    ...(name.trim() === '' && { name: problem('required', 'A name is required') }),
    ...(hasGateway && networkId === '' && { networkId: problem('required', 'An external network is required') }),
  };
}

const gatewayOf = ({ hasGateway, networkId, snat }: RouterDraft) =>
  hasGateway ? { network_id: networkId, enable_snat: snat } : null;

/** Where a problem of the body shows in the form. */
export function fieldOf(path: string): string | null {
  if (path === 'external_gateway_info.enable_snat') return 'snat';
  if (path.startsWith('external_gateway_info')) return 'networkId';
  const [, at] = /^interfaces\.(\d+)/.exec(path) ?? [];
  return at ? `interfaces.${at}` : path;
}

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
