import { itemApi } from '../crud-api.ts';
import { send } from '../http.ts';
import { DomainProvider, ProviderBody, ProviderTest, ProviderTestAnswer, ProviderUpdate } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

export const identityProviderApi = {
  ...itemApi('/api/v2/domains/{domainId}/idp', { item: DomainProvider, create: ProviderBody, update: ProviderUpdate }),
  /** Tries the kept settings: 200 whatever came of it. */
  test: send('POST', '/api/v2/domains/{domainId}/idp/{id}/test', ProviderTest, ProviderTestAnswer),
} as const;

export const identityProviderSubjects = {
  list: 'settings_identity_providers',
  item: 'settings_identity_providers',
} as const;

/**
 * What the begin address of a provider takes, and `/auth/success` and `/auth/failed` hand back
 * (spec: provider.sign-in.state).
 */
export const signInParameters = ['redirectUrl', 'project_id', 'domain'] as const;
