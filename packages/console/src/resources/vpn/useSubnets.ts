import type { Network, Router } from '@skydeck/contract';
import { useMemo } from 'react';
import { useText } from '../../kit/text/index.ts';
import { type All, useAll } from '../../kit/data/useAll.ts';
import { networks } from '../network/index.ts';
import { routers } from '../router/index.ts';
import type { CidrOf } from './vpn.form.ts';
import { whyNotRouter } from './vpn.rules.ts';
import { vpnWords } from './vpn.ts';

type Loaded = Pick<All<unknown>, 'filled' | 'problem' | 'retry'>;

/** What a field with choices from the server needs. */
export interface Choices {
  readonly all: Loaded;
  readonly bindings: {
    readonly loading: boolean;
    readonly options: {
      readonly value: string;
      readonly label: string;
      readonly description?: string;
      readonly disabled?: boolean;
    }[];
  };
}

/** Routers, all of them: those without a way out say so and cannot be chosen. */
export function useRouterChoices(): Choices & { readonly routers: readonly Router[] } {
  const t = useText(vpnWords);
  const all = useAll(routers);
  const options = all.items.map((router) => {
    const why = whyNotRouter(router);
    const gateway = router.external_gateway_info;
    return {
      value: router.id,
      label: router.name,
      description: why ? t(why) : (gateway?.network_name ?? ''),
      disabled: why !== false,
    };
  });
  return { all, routers: all.items, bindings: { options, loading: !all.filled && all.problem === null } };
}

const subnetsOf = (items: readonly Network[]) =>
  items.flatMap(({ subnets, name }) => subnets.map((subnet) => ({ ...subnet, network: name })));

/** The CIDRs of the project's subnets. */
export function useCidrs(): { readonly all: All<Network>; readonly cidrOf: CidrOf } {
  const all = useAll(networks);
  const { items } = all;
  const cidrOf = useMemo(() => {
    const cidrs = new Map(subnetsOf(items).map(({ id, cidr }) => [id, cidr]));
    return (id: string) => cidrs.get(id) ?? '';
  }, [items]);
  return { all, cidrOf };
}

/** The subnets that a router stands in, each with its network's name. */
export function useSubnetChoices(router: Router | undefined, all: All<Network>): Choices {
  const ids = router?.interfaces_info.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id)) ?? [];
  const options = subnetsOf(all.items)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, cidr, network }) => ({ value: id, label: cidr, description: network }));
  return { all, bindings: { options, loading: !all.filled && all.problem === null } };
}
