import type { Network } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import { Combobox, AsyncOptionsField } from '../../kit/form/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { session } from '../../session/index.ts';
import { canBeGateway, canHaveInterface } from './network.rules.ts';
import { networks, networkWords } from './network.ts';

interface Facts {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly name: string;
  readonly error: string;
  readonly onChange: (event: Event) => void;
  /** Ids that are not offered. */
  readonly exclude?: readonly string[];
}

const none: readonly string[] = [];
const external = { router_external: true } as const;
const inside = { router_external: false } as const;

/** Ways out, or networks a router can stand in. */
function useOffer(isExternal: boolean, exclude: readonly string[]) {
  const format = useFormat();
  const { projectId, projects } = useSnapshot(session);
  const domain_id = projects.find(({ id }) => id === projectId)?.domain_id ?? '';
  const project = projectId === null ? null : { project_id: projectId, domain_id };
  const all = useAll(networks, isExternal ? external : inside);
  const fits = isExternal ? canBeGateway : canHaveInterface;
  const fitting = all.items.filter((network) => fits(network, project) && !exclude.includes(network.id));
  const describe = (network: Network) => format.list(network.subnets.map(({ cidr }) => cidr));
  const nameOf = useDistinctName(fitting);
  const options = fitting.map((network) => ({
    value: network.id,
    label: nameOf(network),
    description: describe(network),
  }));
  return { all, choices: { loading: !all.filled, options } };
}

interface OneProps extends Facts {
  readonly value: string;
  readonly onInput?: (event: Event) => void;
  readonly external?: boolean;
}

/** One network, by id. Takes what `useFields().text` gives. */
export function NetworkPicker({ external: isExternal = false, exclude = none, ...field }: OneProps) {
  const t = useText(networkWords);
  const { all, choices } = useOffer(isExternal, exclude);
  return (
    <AsyncOptionsField all={all}>
      <Combobox placeholder={t('picker.placeholder')} {...choices} {...field} />
    </AsyncOptionsField>
  );
}

interface ManyProps extends Facts {
  readonly values: string[];
  readonly invalidValues?: string[];
}

/** Several networks, by id. Takes what `useFields().many` gives. */
export function NetworksPicker({ exclude = none, ...field }: ManyProps) {
  const t = useText(networkWords);
  const { all, choices } = useOffer(false, exclude);
  return (
    <AsyncOptionsField all={all}>
      <Combobox multiple placeholder={t('picker.placeholder')} {...choices} {...field} />
    </AsyncOptionsField>
  );
}
