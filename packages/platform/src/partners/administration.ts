import { randomUUID } from 'node:crypto';
import {
  checkPartner,
  DEFAULT_DOMAIN,
  type Method,
  MOST_PARTNERS,
  type Operation,
  type Page,
  type Partner,
  type PartnerBody,
  type PartnerCheckAnswer,
  partnerEvent,
  partnerOriginOf,
  partnerSubjects,
  type PartnerUpdate,
  problem,
  whyNotPartnerOrigin,
} from '@skydeck/contract';
import { accountsOf } from '../accounts/documents.ts';
import { audit, type AuditObject, type AuditType } from '../auth/audit.ts';
import type { SessionSignal } from '../auth/session-signal.ts';
import type { Clock } from '../clock.ts';
import { answerPage } from '../http/answer-page.ts';
import type { Exchange } from '../http/exchange.ts';
import { readListQuery } from '../http/list-query.ts';
import { conflict, forbidden, invalid, notFound, Refusal, revisionConflict } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { createRateLimit } from '../identity/rate-limit.ts';
import { sees } from '../resources/domain/embedded.ts';
import type { Store, Tx } from '../store/store.ts';
import type { LookAtPartner } from './look-at-partner.ts';
import { partnerIndexed, partnersOf } from './documents.ts';
import { endStrangers } from './end-strangers.ts';

/** Who asks, from where, about which domain. */
export interface Asking {
  readonly scope: Scope;
  readonly domainId: string;
  readonly exchange: Exchange;
}

/** Throws Refusals: 404 for a domain that the scope does not see, 400 by field, 409 for an origin that is taken, 412. */
export interface PartnerAdministration {
  list(asking: Asking, query: Readonly<Record<string, string>>): Promise<Page<Partner>>;
  read(asking: Asking, id: string): Promise<Partner>;
  create(asking: Asking, body: PartnerBody): Promise<Partner>;
  update(asking: Asking, id: string, body: PartnerUpdate, revision: number | null): Promise<Partner>;
  /** Its open frames are refused with their next call; sessions that began in them are over. */
  remove(asking: Asking, id: string): Promise<void>;
  /** 429 when somebody looks too often. */
  check(asking: Asking, origin: string): Promise<PartnerCheckAnswer>;
}

export interface PartnerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly signal: SessionSignal;
  readonly lookAt: LookAtPartner;
}

const listRules = {
  sorts: ['name', 'origin', 'created_at'],
  filters: { name: 'name', id: 'id', origin: 'origin' },
  search: ['name', 'origin'],
};

export function createPartnerAdministration({ store, clock, signal, lookAt }: PartnerParts): PartnerAdministration {
  const limit = createRateLimit(clock, { most: 10, perMs: 60_000 });
  return {
    list: (asking, query) =>
      store.read(async (tx) => {
        const domain = await seenDomain(tx, asking);
        const asked = readListQuery(query, listRules);
        const where = [...(asked.where ?? []), { field: 'domain_id', equals: domain }];
        return answerPage({ ...asked, where }, partnersOf(tx).list, (one) => one);
      }),
    read: (asking, id) => store.read(async (tx) => partnerOf(tx, await seenDomain(tx, asking), id)),
    create: (asking, body) =>
      store.write(async (tx) => {
        const domain_id = await ownDomain(tx, asking, 'POST');
        const created_at = tx.now.toISOString();
        const id = randomUUID();
        const blank = { id, domain_id, name: '', origin: '', v0_until: null, created_at, last_check: null };
        const partner = await changed(tx, { ...blank, revision_number: -1 }, body);
        const count = await partnersOf(tx).count([{ field: 'domain_id', equals: domain_id }]);
        if (count >= MOST_PARTNERS)
          throw conflict('quota_exceeded', `A domain has at most ${MOST_PARTNERS} partners`, { limit: MOST_PARTNERS });
        await partnersOf(tx).insert(partner, partnerIndexed(partner));
        return noted(tx, asking, 'partner_created', partner);
      }),
    update: (asking, id, body, revision) =>
      store.write(async (tx) => {
        const before = await partnerOf(tx, await ownDomain(tx, asking, 'PATCH'), id);
        if (revision !== null && revision !== before.revision_number) throw revisionConflict();
        const partner = await changed(tx, before, body);
        await partnersOf(tx).replace(partner, partnerIndexed(partner));
        if (partner.origin !== before.origin) await endStrangers(tx, signal, before.origin);
        return noted(tx, asking, 'partner_changed', partner);
      }),
    remove: (asking, id) =>
      store.write(async (tx) => {
        const partner = await partnerOf(tx, await ownDomain(tx, asking, 'DELETE'), id);
        await partnersOf(tx).remove(id);
        await endStrangers(tx, signal, partner.origin);
        await noted(tx, asking, 'partner_deleted', partner);
      }),
    async check(asking, said) {
      limit.admit(asking.scope.userId);
      const domain = await store.read((tx) => ownDomain(tx, asking, 'POST'));
      const wrong = whyNotPartnerOrigin(said);
      if (wrong) throw invalid({ origin: wrong });
      const origin = partnerOriginOf(said);
      // Before we reach out in this person's name: durable whatever comes of it.
      await store.write((tx) => noteCheck(tx, domain, origin, asking));
      const result = await lookAt(origin, asking.exchange.origin);
      await store.write((tx) => keepResult(tx, { domain, origin, result, asking }));
      return { result };
    },
  };
}

async function seenDomain(tx: Tx, { scope, domainId }: Asking): Promise<string> {
  const domain = sees(scope, domainId) ? await accountsOf(tx).domains.get(domainId) : null;
  if (!domain) throw notFound('domain');
  return domain.id;
}

/** The operator's partners may show forms to everybody: only who administers the whole cloud may add one. */
async function ownDomain(tx: Tx, asking: Asking, method: Method): Promise<string> {
  const domain = await seenDomain(tx, asking);
  if (domain === DEFAULT_DOMAIN && !asking.scope.isSystem) throw forbidden(partnerSubjects.item, method);
  return domain;
}

async function partnerOf(tx: Tx, domain: string, id: string): Promise<Partner> {
  const partner = await partnersOf(tx).get(id);
  if (partner?.domain_id !== domain) throw notFound('partner');
  return partner;
}

/** The partner with what was said; throws the Refusals of the port. */
async function changed(tx: Tx, before: Partner, body: PartnerUpdate): Promise<Partner> {
  const problems = checkPartner(body);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const origin = body.origin === undefined ? before.origin : partnerOriginOf(body.origin);
  const partner: Partner = {
    ...before,
    name: (body.name ?? before.name).trim(),
    origin,
    v0_until: body.v0_until === undefined ? before.v0_until : body.v0_until,
    revision_number: before.revision_number + 1,
    // Another place: what was found at the one before says nothing about it.
    last_check: origin === before.origin ? before.last_check : null,
  };
  const same = await partnersOf(tx).all([
    { field: 'domain_id', equals: partner.domain_id },
    { field: 'origin', equals: origin },
  ]);
  if (same.some(({ id }) => id !== partner.id)) throw originTaken(origin);
  return partner;
}

const originTaken = (origin: string) =>
  new Refusal(409, 'name_taken', 'Another partner has this origin', {
    values: { name: origin },
    fields: { origin: problem('origin_taken', 'Another partner has this origin') },
  });

interface Found {
  readonly domain: string;
  readonly origin: string;
  readonly result: PartnerCheckAnswer['result'];
  readonly asking: Asking;
}

async function partnerAt(tx: Tx, domain: string, origin: string): Promise<Partner | null> {
  const [partner] = await partnersOf(tx).all([
    { field: 'domain_id', equals: domain },
    { field: 'origin', equals: origin },
  ]);
  return partner ?? null;
}

async function noteCheck(tx: Tx, domain: string, origin: string, asking: Asking): Promise<void> {
  const partner = await partnerAt(tx, domain, origin);
  await keep(tx, asking, 'partner_checked', { kind: 'partner', id: partner?.id ?? null, name: origin });
}

async function keepResult(tx: Tx, { domain, origin, result, asking }: Found): Promise<void> {
  const partner = await partnerAt(tx, domain, origin);
  if (!partner) return;
  const looked = { ...partner, last_check: { at: tx.now.toISOString(), result } };
  await partnersOf(tx).replace(looked, partnerIndexed(looked));
  announce(tx, looked, 'updated', asking.scope.requestId);
}

const operations = { partner_created: 'created', partner_changed: 'updated', partner_deleted: 'deleted' } as const;

async function noted(
  tx: Tx,
  asking: Asking,
  type: keyof typeof operations & AuditType,
  partner: Partner,
): Promise<Partner> {
  await keep(tx, asking, type, { kind: 'partner', id: partner.id, name: partner.origin });
  announce(tx, partner, operations[type], asking.scope.requestId);
  return partner;
}

function keep(tx: Tx, { scope, exchange }: Asking, type: AuditType, object: AuditObject): Promise<void> {
  const { userId, userName: account, requestId } = scope;
  return audit(tx, { type, userId, account, address: exchange.address, requestId, object });
}

const announce = (tx: Tx, partner: Partner, operation: Operation, requestId: string): void =>
  tx.emit({
    type: partnerEvent.name,
    operation,
    object: partner,
    channel: 'domain',
    projectId: null,
    domainId: partner.domain_id,
    subject: partnerSubjects.item,
    requestId,
  });
