import { type ListQuery, type Server } from '@skydeck/contract';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
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

function useOffer(networkId: string | undefined, exclude: readonly string[]) {
  const t = useText(serverWords);
  const format = useFormat();
  return {
    resource: servers,
    placeholder: t('picker.placeholder'),
    query: queryOf(networkId),
    fits: ({ id }: Server) => !exclude.includes(id),
    optionsOf: (server: Server) => ({ description: format.list(addressesOf(server)) }),
  };
}

interface OneProps extends Facts {
  readonly value: string;
  readonly onInput?: (event: Event) => void;
}

/** One server, by id. Takes what `useFields().text` gives. */
export const ServerPicker = ({ networkId, exclude = none, ...field }: OneProps) => (
  <ItemCombobox {...useOffer(networkId, exclude)} {...field} />
);

interface ManyProps extends Facts {
  readonly values: string[];
  readonly invalidValues?: string[];
}

/** Several servers, by id. Takes what `useFields().many` gives. */
export const ServersPicker = ({ networkId, exclude = none, ...field }: ManyProps) => (
  <ItemCombobox multiple {...useOffer(networkId, exclude)} {...field} />
);
