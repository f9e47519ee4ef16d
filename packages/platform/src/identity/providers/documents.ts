import type { DomainProvider, ProviderType } from '@skydeck/contract';
import type { Indexed } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';

/** What the answer says of a provider and the store does not: they follow from where we are, or from what is sealed. */
type Computed =
  | 'redirect_url'
  | 'service_entity_id'
  | 'service_metadata_url'
  | 'signed_out_url'
  | 'client_secret_set'
  | 'bind_password_set'
  | 'revision_number';

export interface ProviderDocument extends Omit<DomainProvider, Computed> {
  /** Changes with each change: what is remembered of an older revision does not count. */
  readonly revision: number;
  /** null: there is none. */
  readonly sealed_client_secret: string | null;
  readonly sealed_bind_password: string | null;
}

export const providersOf = (tx: Tx) => tx.documents<ProviderDocument>('identity_provider');

export const providerIndexed = ({ domain_id, name, created_at }: ProviderDocument): Indexed => ({
  projectId: null,
  domainId: domain_id,
  name,
  createdAt: created_at,
});

/** By name. */
export const enabledProviders = (tx: Tx, domainId: string, types: readonly ProviderType[]) =>
  providersOf(tx).all([
    { field: 'domain_id', equals: domainId },
    { field: 'enabled', equals: true },
    { field: 'type', in: types },
  ]);

/** What the provider knows us by. Not made of our address, which a stranger's `Host` header could choose. */
export const serviceEntityIdOf = (providerId: string) => `urn:skydeck:idp:${providerId}`;
