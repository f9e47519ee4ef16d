import { randomUUID } from 'node:crypto';
import {
  checkProvider,
  type DomainProvider,
  hasField,
  type Page,
  problem,
  type ProviderBody,
  type ProviderTestAnswer,
  type ProviderUpdate,
  usualFieldsOf,
  usualNames,
} from '@skydeck/contract';
import { FilterParser } from 'ldapts';
import { revokeTokens } from '../account-security/api-tokens.ts';
import { accountsOf, type DomainDocument } from '../accounts/documents.ts';
import { audit, type AuditType } from '../auth/audit.ts';
import { endSessions } from '../auth/sessions.ts';
import { answerPage } from '../http/answer-page.ts';
import type { Exchange } from '../http/exchange.ts';
import { readListQuery } from '../http/list-query.ts';
import { conflict, invalid, notFound } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { sees } from '../resources/domain/embedded.ts';
import type { Tx } from '../store/store.ts';
import { metadataUrlOf, redirectUrlOf, signedOutUrlOf } from './addresses.ts';
import { type ProviderDocument, providerIndexed, providersOf, serviceEntityIdOf } from './documents.ts';
import { takeMappedRoles } from './group-roles.ts';
import { type Identities, openProvider, secretPurpose } from './identities.ts';
import { createRateLimit } from './rate-limit.ts';

/** Who asks, from where, about which domain. */
export interface Asking {
  readonly scope: Scope;
  readonly domainId: string;
  readonly exchange: Exchange;
}

/** Throws Refusals: 404 for a domain that the scope does not see, 400 by field, 409 for a name that is taken. */
export interface ProviderAdministration {
  list(asking: Asking, query: Readonly<Record<string, string>>): Promise<Page<DomainProvider>>;
  read(asking: Asking, id: string): Promise<DomainProvider>;
  create(asking: Asking, body: ProviderBody): Promise<DomainProvider>;
  /** Disabling ends the sessions of the provider's people and revokes their API tokens. */
  update(asking: Asking, id: string, body: ProviderUpdate): Promise<DomainProvider>;
  /** Its people keep their accounts, without any way in and without what groups gave them. */
  remove(asking: Asking, id: string): Promise<void>;
  /** 429 when somebody tries too often. */
  test(asking: Asking, id: string, name: string | null): Promise<ProviderTestAnswer>;
}

const listRules = {
  sorts: ['name', 'created_at'],
  filters: { name: 'name', id: 'id', type: 'type', enabled: 'enabled' },
  search: ['name'],
};

export function createProviderAdministration(identities: Identities): ProviderAdministration {
  const { store, clock, kinds, sealing } = identities;
  const limit = createRateLimit(clock, { most: 10, perMs: 60_000 });

  return {
    list: (asking, query) =>
      store.read(async (tx) => {
        const domain = await domainOf(tx, asking);
        const asked = readListQuery(query, listRules);
        const where = [...(asked.where ?? []), { field: 'domain_id', equals: domain.id }];
        return answerPage({ ...asked, where }, providersOf(tx).list, (one) => shown(one, domain, asking.exchange));
      }),
    read: (asking, id) =>
      store.read(async (tx) => {
        const domain = await domainOf(tx, asking);
        return shown(await providerOf(tx, domain, id), domain, asking.exchange);
      }),
    create: (asking, body) =>
      store.write(async (tx) => {
        const domain = await domainOf(tx, asking);
        const blank = blankProvider(randomUUID(), domain.id, body.type, tx.now);
        const provider = await changed(tx, identities, blank, body);
        await providersOf(tx).insert(provider, providerIndexed(provider));
        await note(tx, asking, 'provider_created', provider);
        return shown(provider, domain, asking.exchange);
      }),
    update: (asking, id, body) =>
      store.write(async (tx) => {
        const domain = await domainOf(tx, asking);
        const before = await providerOf(tx, domain, id);
        const provider = await changed(tx, identities, before, body);
        await providersOf(tx).replace(provider, providerIndexed(provider));
        if (before.enabled && !provider.enabled) await shutOut(tx, identities, provider.id);
        await note(tx, asking, 'provider_changed', provider);
        return shown(provider, domain, asking.exchange);
      }),
    remove: (asking, id) =>
      store.write(async (tx) => {
        const provider = await providerOf(tx, await domainOf(tx, asking), id);
        await shutOut(tx, identities, id);
        for (const userId of await peopleOf(tx, id)) await takeMappedRoles(tx, identities.signal, userId);
        await tx.tables.deleteFrom('identity_bindings').where('provider_id', '=', id).execute();
        await providersOf(tx).remove(id);
        await note(tx, asking, 'provider_deleted', provider);
      }),
    async test(asking, id, name) {
      limit.admit(asking.scope.userId);
      const provider = await store.write(async (tx) => {
        const found = await providerOf(tx, await domainOf(tx, asking), id);
        await note(tx, asking, 'provider_tested', found);
        return found;
      });
      const answer = await kinds[provider.type].test(openProvider(sealing, provider), name);
      await store.write((tx) => keepResult(tx, provider, answer));
      return answer;
    },
  };
}

async function domainOf(tx: Tx, { scope, domainId }: Asking): Promise<DomainDocument> {
  const domain = sees(scope, domainId) ? await accountsOf(tx).domains.get(domainId) : null;
  if (!domain) throw notFound('domain');
  return domain;
}

async function providerOf(tx: Tx, domain: DomainDocument, id: string): Promise<ProviderDocument> {
  const provider = await providersOf(tx).get(id);
  if (provider?.domain_id !== domain.id) throw notFound('identity provider');
  return provider;
}

const blankProvider = (id: string, domain_id: string, type: ProviderBody['type'], now: Date): ProviderDocument => ({
  id,
  domain_id,
  type,
  name: '',
  created_at: now.toISOString(),
  revision: 0,
  mapping: usualNames[type],
  groups: [],
  ...usualFieldsOf(type),
  last_test: null,
  sealed_client_secret: null,
  sealed_bind_password: null,
});

/** The provider with what was said; throws the Refusals of the port. */
async function changed(
  tx: Tx,
  { sealing }: Identities,
  before: ProviderDocument,
  body: ProviderUpdate | ProviderBody,
): Promise<ProviderDocument> {
  const { client_secret, bind_password, type: _, ...said } = { type: before.type, ...body };
  const fields = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const sealed = (name: 'client_secret' | 'bind_password', text: string | undefined, kept: string | null) => {
    if (text === undefined) return kept;
    return text === '' ? null : sealing.of(secretPurpose(before.id, name)).seal(text);
  };
  const provider: ProviderDocument = {
    ...before,
    ...fields,
    name: (said.name ?? before.name).trim(),
    revision: before.revision + 1,
    sealed_client_secret: sealed('client_secret', client_secret, before.sealed_client_secret),
    sealed_bind_password: sealed('bind_password', bind_password, before.sealed_bind_password),
  };
  await check(tx, provider, body);
  return provider;
}

async function check(tx: Tx, provider: ProviderDocument, body: ProviderUpdate | ProviderBody): Promise<void> {
  const { type: _, ...said } = { type: '', ...body };
  // What was said is checked for strange fields, and the whole for what is missing: the rest of it has every field.
  const whole = Object.fromEntries(
    Object.entries({ ...provider, ...said }).filter(([name]) => isChecked(provider, said, name)),
  );
  const problems = checkProvider(provider.type, whole);
  if (provider.user_filter !== '' && !problems['user_filter'] && !isReadableFilter(provider.user_filter))
    problems['user_filter'] = problem('not_a_filter', 'This is no filter of a directory');
  for (const [at, { project_id }] of provider.groups.entries()) {
    const project = project_id === null ? null : await accountsOf(tx).projects.get(project_id);
    if (project_id !== null && project?.domain_id !== provider.domain_id)
      problems[`groups.${at}.project_id`] ??= problem('unknown_project', 'The domain has no such project');
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const same = await providersOf(tx).all([{ field: 'domain_id', equals: provider.domain_id }]);
  if (same.some(({ id, name }) => id !== provider.id && name.toLowerCase() === provider.name.toLowerCase()))
    throw conflict('name_taken', 'Another identity provider has this name', { name: provider.name });
}

const isChecked = ({ type }: ProviderDocument, said: object, name: string) => name in said || hasField(type, name);

function isReadableFilter(text: string): boolean {
  try {
    FilterParser.parseString(text);
    return true;
  } catch {
    return false;
  }
}

/** As it goes over the wire: no secret, and what follows from where we are. */
function shown(provider: ProviderDocument, domain: DomainDocument, exchange: Exchange): DomainProvider {
  const { sealed_client_secret, sealed_bind_password, revision: _, ...plain } = provider;
  const isOidc = provider.type === 'oidc';
  return {
    ...plain,
    client_secret_set: sealed_client_secret !== null,
    bind_password_set: sealed_bind_password !== null,
    redirect_url: redirectUrlOf(provider.type, exchange),
    service_entity_id: provider.type === 'saml' ? serviceEntityIdOf(provider.id) : '',
    service_metadata_url: provider.type === 'saml' ? metadataUrlOf(exchange, provider.id) : '',
    signed_out_url: isOidc ? signedOutUrlOf(exchange, domain.name, provider.id) : '',
  };
}

async function peopleOf(tx: Tx, providerId: string): Promise<string[]> {
  const rows = await tx.tables
    .selectFrom('identity_bindings')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Sessions, and what programs do in their name. */
async function shutOut(tx: Tx, { signal }: Identities, providerId: string): Promise<void> {
  for (const userId of await peopleOf(tx, providerId)) {
    await endSessions(tx, signal, { userId });
    await revokeTokens(tx, userId);
  }
}

/** Changed while it was tried: then what came of it says nothing about what it is now. */
async function keepResult(tx: Tx, tried: ProviderDocument, { result }: ProviderTestAnswer): Promise<void> {
  const now = await providersOf(tx).get(tried.id);
  if (now?.revision !== tried.revision) return;
  const noted = { ...now, last_test: { at: tx.now.toISOString(), result } };
  await providersOf(tx).replace(noted, providerIndexed(noted));
}

const note = (tx: Tx, { scope, exchange: { address } }: Asking, type: AuditType, { id, name }: ProviderDocument) =>
  audit(tx, {
    type,
    userId: scope.userId,
    account: scope.userName,
    address,
    requestId: scope.requestId,
    object: { kind: 'identity_provider', id, name },
  });
