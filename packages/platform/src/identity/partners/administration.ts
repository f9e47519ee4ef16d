import { randomUUID } from 'node:crypto';
import {
  checkPartner,
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
import { audit, type AuditObject, type AuditType } from '../../audit/audit.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { Clock } from '../../clock.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Exchange } from '../../http/exchange.ts';
import { readListQuery } from '../../http/list-query.ts';
import { conflict, invalid, notFound, Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { createRateLimit } from '../providers/rate-limit.ts';
import { sees } from '../../resources/domain/embedded/index.ts';
import type { Store, Tx } from '../../store/store.ts';
import { refuseOldRevision } from '../../engines/embedded/owned-collection.ts';
import type { CheckPartnerPage } from './check-partner.ts';
import { partnerIndexed, partnersOf } from './documents.ts';
import { revokeFrameSessions } from './revoke-frame-sessions.ts';

/** Who asks, from where, about which domain. */
export interface AdministrationCall {
  readonly scope: Scope;
  readonly domainId: string;
  readonly exchange: Exchange;
}

/** Throws Refusals: 404 for a domain that the scope does not see, 400 by field, 409 for an origin that is taken, 412. */
export interface PartnerAdministration {
  list(call: AdministrationCall, query: Readonly<Record<string, string>>): Promise<Page<Partner>>;
  read(call: AdministrationCall, id: string): Promise<Partner>;
  create(call: AdministrationCall, body: PartnerBody): Promise<Partner>;
  update(call: AdministrationCall, id: string, body: PartnerUpdate, revision: number | null): Promise<Partner>;
  /** Its open frames are refused with their next call; sessions that began in them are over. */
  remove(call: AdministrationCall, id: string): Promise<void>;
  /** 429 when somebody looks too often. */
  check(call: AdministrationCall, origin: string): Promise<PartnerCheckAnswer>;
}

export interface PartnerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly signal: SessionSignal;
  readonly checkPage: CheckPartnerPage;
}

const listRules = {
  sorts: ['name', 'origin', 'created_at'],
  filters: { name: 'name', id: 'id', origin: 'origin' },
  search: ['name', 'origin'],
};

export function createPartnerAdministration({ store, clock, signal, checkPage }: PartnerParts): PartnerAdministration {
  const limit = createRateLimit(clock, { max: 10, perMs: 60_000 });
  return {
    list: (call, query) =>
      store.read(async (tx) => {
        const domain = await findDomain(tx, call);
        const listQuery = readListQuery(query, listRules);
        const where = [...(listQuery.where ?? []), { field: 'domain_id', equals: domain }];
        return answerPage({ ...listQuery, where }, partnersOf(tx).list, (one) => one);
      }),
    read: (call, id) => store.read(async (tx) => partnerOf(tx, await findDomain(tx, call), id)),
    create: (call, body) =>
      store.write(async (tx) => {
        const domain_id = await findDomain(tx, call);
        const created_at = tx.now.toISOString();
        const id = randomUUID();
        const blank = { id, domain_id, name: '', origin: '', v0_until: null, created_at, last_check: null };
        const partner = await changed(tx, { ...blank, revision_number: -1 }, body);
        const count = await partnersOf(tx).count([{ field: 'domain_id', equals: domain_id }]);
        if (count >= MOST_PARTNERS)
          throw conflict('quota_exceeded', `A domain has at most ${MOST_PARTNERS} partners`, { limit: MOST_PARTNERS });
        await partnersOf(tx).insert(partner, partnerIndexed(partner));
        return recordChange(tx, call, 'partner_created', partner);
      }),
    update: (call, id, body, revision) =>
      store.write(async (tx) => {
        const before = await partnerOf(tx, await findDomain(tx, call), id);
        refuseOldRevision(before, revision);
        const partner = await changed(tx, before, body);
        await partnersOf(tx).replace(partner, partnerIndexed(partner));
        if (partner.origin !== before.origin) await revokeFrameSessions(tx, signal, before.origin);
        return recordChange(tx, call, 'partner_changed', partner);
      }),
    remove: (call, id) =>
      store.write(async (tx) => {
        const partner = await partnerOf(tx, await findDomain(tx, call), id);
        await partnersOf(tx).remove(id);
        await revokeFrameSessions(tx, signal, partner.origin);
        await recordChange(tx, call, 'partner_deleted', partner);
      }),
    async check(call, originText) {
      limit.enforce(call.scope.userId);
      const domain = await store.read((tx) => findDomain(tx, call));
      const wrong = whyNotPartnerOrigin(originText);
      if (wrong) throw invalid({ origin: wrong });
      const origin = partnerOriginOf(originText);
      // Before we reach out in this person's name: durable whatever comes of it.
      await store.write((tx) => auditCheck(tx, domain, origin, call));
      const result = await checkPage(origin, call.exchange.origin);
      await store.write((tx) => recordTestResult(tx, { domain, origin, result, asking: call }));
      return { result };
    },
  };
}

async function findDomain(tx: Tx, { scope, domainId }: AdministrationCall): Promise<string> {
  const domain = sees(scope, domainId) ? await accountsOf(tx).domains.get(domainId) : null;
  if (!domain) throw notFound('domain');
  return domain.id;
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

interface CheckedPartner {
  readonly domain: string;
  readonly origin: string;
  readonly result: PartnerCheckAnswer['result'];
  readonly asking: AdministrationCall;
}

async function partnerAt(tx: Tx, domain: string, origin: string): Promise<Partner | null> {
  const [partner] = await partnersOf(tx).all([
    { field: 'domain_id', equals: domain },
    { field: 'origin', equals: origin },
  ]);
  return partner ?? null;
}

async function auditCheck(tx: Tx, domain: string, origin: string, call: AdministrationCall): Promise<void> {
  const partner = await partnerAt(tx, domain, origin);
  await auditAs(tx, call, 'partner_checked', { kind: 'partner', id: partner?.id ?? null, name: origin });
}

async function recordTestResult(tx: Tx, { domain, origin, result, asking: call }: CheckedPartner): Promise<void> {
  const partner = await partnerAt(tx, domain, origin);
  if (!partner) return;
  const checked = { ...partner, last_check: { at: tx.now.toISOString(), result } };
  await partnersOf(tx).replace(checked, partnerIndexed(checked));
  emitEvent(tx, checked, 'updated', call.scope.requestId);
}

const operations = { partner_created: 'created', partner_changed: 'updated', partner_deleted: 'deleted' } as const;

async function recordChange(
  tx: Tx,
  call: AdministrationCall,
  type: keyof typeof operations & AuditType,
  partner: Partner,
): Promise<Partner> {
  await auditAs(tx, call, type, { kind: 'partner', id: partner.id, name: partner.origin });
  emitEvent(tx, partner, operations[type], call.scope.requestId);
  return partner;
}

function auditAs(tx: Tx, { scope, exchange }: AdministrationCall, type: AuditType, object: AuditObject): Promise<void> {
  const { userId, userName: account, requestId } = scope;
  return audit(tx, { type, userId, account, address: exchange.address, requestId, object });
}

const emitEvent = (tx: Tx, partner: Partner, operation: Operation, requestId: string): void =>
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
