import { type ListQuery, type Server } from '@skydeck/contract';
import { Combobox, AsyncOptionsField } from '../../kit/form/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { servers, serverWords } from './server.ts';

interface Facts {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly name: string;
  readonly error: string;
  readonly onChange: (event: Event) => void;
  /** Only those of this network. */
  readonly networkId?: string;
  /** Ids that are not offered. */
  readonly exclude?: readonly string[];
}

const none: readonly string[] = [];

const queryOf = (networkId: string | undefined): ListQuery =>
  networkId === undefined ? {} : { network_id: networkId };
const addressesOf = ({ networks }: Server) => networks.flatMap(({ ips }) => ips);

function useOptions(networkId: string | undefined, exclude: readonly string[]) {
  const format = useFormat();
  const all = useAll(servers, queryOf(networkId));
  const options = all.items
    .filter(({ id }) => !exclude.includes(id))
    .map((server) => ({ value: server.id, label: server.name, description: format.list(addressesOf(server)) }));
  return { all, bindings: { options, loading: !all.filled && all.problem === null } };
}

interface OneProps extends Facts {
  readonly value: string;
  readonly onInput?: (event: Event) => void;
}

/** One server, by id. Takes what `useFields().text` gives. */
export function ServerPicker({ networkId, exclude = none, ...field }: OneProps) {
  const t = useText(serverWords);
  const { all, bindings } = useOptions(networkId, exclude);
  return (
    <AsyncOptionsField all={all}>
      <Combobox placeholder={t('picker.placeholder')} {...bindings} {...field} />
    </AsyncOptionsField>
  );
}

interface ManyProps extends Facts {
  readonly values: string[];
  readonly invalidValues?: string[];
}

/** Several servers, by id. Takes what `useFields().many` gives. */
export function ServersPicker({ networkId, exclude = none, ...field }: ManyProps) {
  const t = useText(serverWords);
  const { all, bindings } = useOptions(networkId, exclude);
  return (
    <AsyncOptionsField all={all}>
      <Combobox multiple placeholder={t('picker.placeholder')} {...bindings} {...field} />
    </AsyncOptionsField>
  );
}
