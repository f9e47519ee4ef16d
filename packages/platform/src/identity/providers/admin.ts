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
import { audit, type AuditType } from '../../audit/audit.ts';
import { endSessions } from '../sessions/sessions.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Exchange } from '../../http/exchange.ts';
import { readListQuery } from '../../http/list-query.ts';
import { conflict, invalid, notFound, revisionConflict } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { sees } from '../../resources/domain/embedded/index.ts';
import type { Tx } from '../../store/store.ts';
import { metadataUrlOf, redirectUrlOf, signedOutUrlOf } from './addresses.ts';
import { type ProviderDocument, providerIndexed, providersOf, serviceEntityIdOf } from './documents.ts';
import { revokeMappedRoles } from './group-roles.ts';
import { type Identities, openProvider, secretPurpose } from './identities.ts';
import { createRateLimit } from './rate-limit.ts';

/** Who asks, from where, about which domain. */
export interface AdministrationCall {
  readonly scope: Scope;
  readonly domainId: string;
  readonly exchange: Exchange;
}

/** Throws Refusals: 404 for a domain that the scope does not see, 400 by field, 409 for a name that is taken. */
export interface ProviderAdministration {
  list(call: AdministrationCall, query: Readonly<Record<string, string>>): Promise<Page<DomainProvider>>;
  read(call: AdministrationCall, id: string): Promise<DomainProvider>;
  create(call: AdministrationCall, body: ProviderBody): Promise<DomainProvider>;
  /** Disabling ends the sessions of the provider's people and revokes their API tokens. 412 where `revision` is an older one. */
  update(call: AdministrationCall, id: string, body: ProviderUpdate, revision: number | null): Promise<DomainProvider>;
  /** Its people keep their accounts, without any way in and without what groups gave them. */
  remove(call: AdministrationCall, id: string): Promise<void>;
  /** 429 when somebody tries too often. */
  test(call: AdministrationCall, id: string, name: string | null): Promise<ProviderTestAnswer>;
}

const listRules = {
  sorts: ['name', 'created_at'],
  filters: { name: 'name', id: 'id', type: 'type', enabled: 'enabled' },
  search: ['name'],
};

export function createProviderAdministration(identities: Identities): ProviderAdministration {
  const { store, clock, kinds, sealing } = identities;
  const limit = createRateLimit(clock, { max: 10, perMs: 60_000 });

  return {
    list: (call, query) =>
      store.read(async (tx) => {
        const domain = await domainOf(tx, call);
        const listQuery = readListQuery(query, listRules);
        const where = [...(listQuery.where ?? []), { field: 'domain_id', equals: domain.id }];
        return answerPage({ ...listQuery, where }, providersOf(tx).list, (one) =>
          providerView(one, domain, call.exchange),
        );
      }),
    read: (call, id) =>
      store.read(async (tx) => {
        const domain = await domainOf(tx, call);
        return providerView(await providerOf(tx, domain, id), domain, call.exchange);
      }),
    create: (call, body) =>
      store.write(async (tx) => {
        const domain = await domainOf(tx, call);
        const blank = blankProvider(randomUUID(), domain.id, body.type, tx.now);
        const provider = await changed(tx, identities, blank, body);
        await providersOf(tx).insert(provider, providerIndexed(provider));
        await auditChange(tx, call, 'provider_created', provider);
        return providerView(provider, domain, call.exchange);
      }),
    update: (call, id, body, revision) =>
      store.write(async (tx) => {
        const domain = await domainOf(tx, call);
        const before = await providerOf(tx, domain, id);
        if (revision !== null && revision !== before.revision) throw revisionConflict();
        const provider = await changed(tx, identities, before, body);
        await providersOf(tx).replace(provider, providerIndexed(provider));
        if (before.enabled && !provider.enabled) await revokeAccess(tx, identities, provider.id);
        await auditChange(tx, call, 'provider_changed', provider);
        return providerView(provider, domain, call.exchange);
      }),
    remove: (call, id) =>
      store.write(async (tx) => {
        const provider = await providerOf(tx, await domainOf(tx, call), id);
        await revokeAccess(tx, identities, id);
        for (const userId of await peopleOf(tx, id)) await revokeMappedRoles(tx, identities.signal, userId);
        await tx.tables.deleteFrom('identity_bindings').where('provider_id', '=', id).execute();
        await providersOf(tx).remove(id);
        await auditChange(tx, call, 'provider_deleted', provider);
      }),
    async test(call, id, name) {
      limit.enforce(call.scope.userId);
      const provider = await store.write(async (tx) => {
        const found = await providerOf(tx, await domainOf(tx, call), id);
        await auditChange(tx, call, 'provider_tested', found);
        return found;
      });
      const answer = await kinds[provider.type].test(openProvider(sealing, provider), name);
      await store.write((tx) => recordTestResult(tx, provider, answer));
      return answer;
    },
  };
}

async function domainOf(tx: Tx, { scope, domainId }: AdministrationCall): Promise<DomainDocument> {
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
  const { client_secret, bind_password, type: _, ...fieldsGiven } = { type: before.type, ...body };
  const fields = Object.fromEntries(Object.entries(fieldsGiven).filter(([, value]) => value !== undefined));
  const sealed = (name: 'client_secret' | 'bind_password', text: string | undefined, kept: string | null) => {
    if (text === undefined) return kept;
    return text === '' ? null : sealing.of(secretPurpose(before.id, name)).seal(text);
  };
  const provider: ProviderDocument = {
    ...before,
    ...fields,
    last_test: changesConnection(before, body) ? null : before.last_test,
    name: (fieldsGiven.name ?? before.name).trim(),
    revision: before.revision + 1,
    sealed_client_secret: sealed('client_secret', client_secret, before.sealed_client_secret),
    sealed_bind_password: sealed('bind_password', bind_password, before.sealed_bind_password),
  };
  await check(tx, provider, body);
  return provider;
}

/** What a test says nothing about: what it is called, whether it is on, and what its groups give. */
const untested: ReadonlySet<string> = new Set(['name', 'enabled', 'groups', 'type']);

/** Whether it is reached or read in another way than the last test tried. A secret that is said counts as another. */
const changesConnection = (before: ProviderDocument, body: ProviderUpdate | ProviderBody): boolean =>
  Object.entries(body).some(
    ([field, value]) =>
      value !== undefined &&
      !untested.has(field) &&
      JSON.stringify(value) !== JSON.stringify(before[field as keyof ProviderDocument]),
  );

async function check(tx: Tx, provider: ProviderDocument, body: ProviderUpdate | ProviderBody): Promise<void> {
  const { type: _, ...fieldsGiven } = { type: '', ...body };
  // What was said is checked for strange fields, and the whole for what is missing: the rest of it has every field.
  const whole = Object.fromEntries(
    Object.entries({ ...provider, ...fieldsGiven }).filter(([name]) => isChecked(provider, fieldsGiven, name)),
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

const isChecked = ({ type }: ProviderDocument, fieldsGiven: object, name: string) =>
  name in fieldsGiven || hasField(type, name);

function isReadableFilter(text: string): boolean {
  try {
    FilterParser.parseString(text);
    return true;
  } catch {
    return false;
  }
}

/** As it goes over the wire: no secret, and what follows from where we are. */
function providerView(provider: ProviderDocument, domain: DomainDocument, exchange: Exchange): DomainProvider {
  const { sealed_client_secret, sealed_bind_password, revision, ...plain } = provider;
  const isOidc = provider.type === 'oidc';
  return {
    ...plain,
    revision_number: revision,
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
async function revokeAccess(tx: Tx, { signal }: Identities, providerId: string): Promise<void> {
  for (const userId of await peopleOf(tx, providerId)) {
    await endSessions(tx, signal, { userId });
    await revokeTokens(tx, userId);
  }
}

/** Changed while it was tried: then what came of it says nothing about what it is now. */
async function recordTestResult(tx: Tx, tested: ProviderDocument, { result }: ProviderTestAnswer): Promise<void> {
  const now = await providersOf(tx).get(tested.id);
  if (now?.revision !== tested.revision) return;
  const recorded = { ...now, last_test: { at: tx.now.toISOString(), result } };
  await providersOf(tx).replace(recorded, providerIndexed(recorded));
}

const auditChange = (
  tx: Tx,
  { scope, exchange: { address } }: AdministrationCall,
  type: AuditType,
  { id, name }: ProviderDocument,
) =>
  audit(tx, {
    type,
    userId: scope.userId,
    account: scope.userName,
    address,
    requestId: scope.requestId,
    object: { kind: 'identity_provider', id, name },
  });
