import {
  loadBalancerFlavorApi,
  type LoadBalancerFlavor,
  type LoadBalancerFlavorProfile,
  type ListQuery,
} from '@skydeck/contract';
import { Combobox } from '@skydeck/react-bindings/combobox';
import { useCallback } from 'react';
import { readPage } from '../../kit/client.ts';
import { Offered, type TextBinding } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAnswer } from '../../kit/useAnswer.ts';
import { isKnownTopology } from './load-balancer.rules.ts';
import { loadBalancerWords } from './words.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly hint: string;
  readonly note: string;
}

const all: ListQuery = { limit: -1 };

async function readFlavors() {
  const [flavors, profiles] = await Promise.all([
    readPage<LoadBalancerFlavor>(loadBalancerFlavorApi.list, all),
    readPage<LoadBalancerFlavorProfile>(loadBalancerFlavorApi.profiles, all),
  ]);
  const topologyOf = new Map(profiles.data.map(({ id, flavor_data }) => [id, flavor_data.loadbalancer_topology]));
  return flavors.data
    .filter(({ enabled }) => enabled)
    .map(({ id, name, flavor_profile_id }) => ({ id, name, topology: topologyOf.get(flavor_profile_id) ?? '' }));
}

/** One of the flavors that are offered, by id; none leaves the choice to the platform. Takes what `useFields().text` gives. */
export function FlavorPicker(field: Props) {
  const t = useText(loadBalancerWords);
  const load = useCallback(() => readFlavors(), []);
  const { item, problem, phase, retry } = useAnswer(load);
  const options = (item ?? []).map(({ id, name, topology }) => ({
    value: id,
    label: name,
    description: isKnownTopology(topology) ? t(`topology.${topology}`) : topology,
  }));
  return (
    <Offered all={{ filled: item !== null, problem, retry }}>
      <Combobox
        withClear
        placeholder={t('value.automatic')}
        loading={phase === 'loading'}
        options={options}
        {...field}
      />
    </Offered>
  );
}
