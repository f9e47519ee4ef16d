import {
  type Client,
  type ClientSettings,
  createClient,
  type Endpoint,
  type ListQuery,
  type Page,
} from '@skydeck/contract';
import { refuseWhileOffline } from '../connectivity/connectivity.ts';

let client: Client | null = null;

/** Once, at start-up: who the session is and where the server lies. */
export function connectClient(settings: ClientSettings): void {
  client = createClient(settings);
}

export function currentClient(): Client {
  if (!client) throw new Error('connectClient has not been called');
  return client;
}

/**
 * Sends one call of the contract. See `Client.call` for what it rejects with. While the server is away nothing is changed:
 * then it is Offline `away`. Sessions begin and end without that.
 */
export const call: Client['call'] = async (endpoint, ...options) => {
  if (endpoint.method !== 'GET' && !endpoint.unscoped) await refuseWhileOffline();
  return currentClient().call(endpoint, ...options);
};

/**
 * One page of any resource's list. Its path has no holes: the scope is in the token. `repeat: 'first'` for what does not
 * change while somebody looks: the same question within 600 ms is not asked twice (spec: call.first-wins).
 */
export const readPage = <Item>(
  list: Endpoint<string, null, Page<Item>>,
  query: ListQuery,
  options: { readonly repeat?: 'first' } = {},
): Promise<Page<Item>> => currentClient().call(list as Endpoint<'/', null, Page<Item>>, { query, ...options });

/** One object of any resource. */
export const readItem = <Item>(read: Endpoint<string, null, Item>, id: string): Promise<Item> =>
  currentClient().call(read as Endpoint<'/{id}', null, Item>, { params: { id } });

/** An endpoint that deletes one object, whatever it answers. */
export type Removal = Omit<Endpoint<string, null>, 'answer'>;

/** Deletes one object of any resource. */
export const removeItem = (remove: Removal, id: string): Promise<unknown> =>
  call(remove as Endpoint<'/{id}', null, unknown>, { params: { id } });
