import type { ErrorCode, Subject } from '@skydeck/contract';
import type { RefusedCall } from '../http/exchange.ts';
import { NotAPartner } from '../http/frame-context.ts';
import type { Store } from '../store/store.ts';
import type { AuditObject } from './audit.ts';
import { recordRefusedAccess } from './refused-access.ts';

/** Refusals of rights: by role, token or page. Other refusals are about the state of an object, not about the caller. */
const ofRights: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_by_token', 'not_a_partner']);

/** Writes a refused access to the audit log. A log that cannot be written does not change the response. */
export async function auditRefusal(store: Store, refused: RefusedCall): Promise<void> {
  const { refusal, endpoint, scope, exchange } = refused;
  const who = refusal instanceof NotAPartner ? refusal.who : scope;
  if (!who || !ofRights.has(refusal.code)) return;
  const { address, requestId } = exchange;
  const { userId, userName } = who;
  const via = scope && { via: scope };
  const access = { userId, userName, action: endpoint.method, object: objectOf(refused), address, requestId, ...via };
  try {
    await store.write((tx) => recordRefusedAccess(tx, access));
  } catch (error) {
    refused.report(error);
  }
}

function objectOf({ endpoint, subject, refusal, params }: RefusedCall): AuditObject {
  if (refusal instanceof NotAPartner) return { kind: 'partner', id: null, name: refusal.origin };
  // What was refused inside an endpoint may be more than the subject that opened it.
  const named = refusal.values['subject'] as Subject | undefined;
  return { kind: named ?? subject ?? (endpoint.path as `/${string}`), id: lastIdOf(params) };
}

const lastIdOf = (params: Readonly<Record<string, string>>): string | null => Object.values(params).at(-1) ?? null;
