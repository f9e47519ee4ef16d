import type { Network } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { canBeGateway, canHaveInterface } from './for-routers.rules.ts';
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
/** Without management of addresses a network has no subnets. */
const inside = { router_external: false, ipam_enabled: true } as const;

/** Ways out, or networks a router can stand in. */
function useOffer(isExternal: boolean, exclude: readonly string[]) {
  const t = useText(networkWords);
  const format = useFormat();
  const { projectId, projects } = useSnapshot(session);
  const domain_id = projects.find(({ id }) => id === projectId)?.domain_id ?? '';
  const project = projectId === null ? null : { project_id: projectId, domain_id };
  const isPossible = isExternal ? canBeGateway : canHaveInterface;
  return {
    resource: networks,
    placeholder: t('picker.placeholder'),
    query: isExternal ? external : inside,
    fits: (network: Network) => isPossible(network, project) && !exclude.includes(network.id),
    optionsOf: ({ subnets }: Network) => ({ description: format.list(subnets.map(({ cidr }) => cidr)) }),
  };
}

interface OneProps extends Facts {
  readonly value: string;
  readonly onInput?: (event: Event) => void;
  readonly external?: boolean;
}

/** One network, by id. Takes what `useFields().text` gives. */
export const NetworkPicker = ({ external: isExternal = false, exclude = none, ...field }: OneProps) => (
  <ItemCombobox {...useOffer(isExternal, exclude)} {...field} />
);

interface ManyProps extends Facts {
  readonly values: string[];
  readonly invalidValues?: string[];
}

/** Several networks, by id. Takes what `useFields().many` gives. */
export const NetworksPicker = ({ exclude = none, ...field }: ManyProps) => (
  <ItemCombobox multiple {...useOffer(false, exclude)} {...field} />
);
