import type { Endpoint, ErrorCode, Subject } from '@skydeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditObject } from './audit.ts';
import { NotAPartner } from '../http/frame-context.ts';
import type { Refusal } from '../http/refusal.ts';

/** Refusals of rights: by role, token or page. Other refusals are about the state of an object, not about the caller. */
const ofRights: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_by_token', 'not_a_partner']);

export interface RefusedCall {
  readonly endpoint: Endpoint;
  /** The ability's noun that the call stands for; null: any session may make it. */
  readonly subject: Subject | null;
  readonly refusal: Refusal;
}

/** Writes a refused access to the audit log. A log that cannot be written does not change the response. */
export async function auditRefusal(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: RefusedCall,
): Promise<void> {
  const { refusal } = refused;
  const who = refusal instanceof NotAPartner ? refusal.who : request.scope;
  if (!who || !ofRights.has(refusal.code)) return;
  const { address, requestId } = app.exchangeOf(request, reply);
  const { userId, userName } = who;
  try {
    const action = refused.endpoint.method;
    const via = request.scope;
    const object = objectOf(request, refused);
    await app.recordRefused({ userId, userName, action, object, address, requestId, ...(via && { via }) });
  } catch (error) {
    request.log.error({ err: error, requestId }, 'unexpected error');
  }
}

function objectOf({ params }: FastifyRequest, { endpoint, subject, refusal }: RefusedCall): AuditObject {
  if (refusal instanceof NotAPartner) return { kind: 'partner', id: null, name: refusal.origin };
  // What was refused inside an endpoint may be more than the subject that opened it.
  const named = refusal.values['subject'] as Subject | undefined;
  return { kind: named ?? subject ?? (endpoint.path as `/${string}`), id: lastIdOf(params as Record<string, string>) };
}

const lastIdOf = (params: Readonly<Record<string, string>>): string | null => Object.values(params).at(-1) ?? null;
