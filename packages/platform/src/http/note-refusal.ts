import type { Endpoint, ErrorCode, Subject } from '@skydeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditObject } from '../auth/audit.ts';
import { NotAPartner } from '../partners/admit-frame.ts';
import type { Refusal } from './refusal.ts';

/** What a role, a token or a page is not enough for; other refusals say how things are, not who asks. */
const ofRights: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_by_token', 'not_a_partner']);

export interface Refused {
  readonly endpoint: Endpoint;
  /** The ability's noun that the call stands for; null: any session may make it. */
  readonly subject: Subject | null;
  readonly refusal: Refusal;
}

/** Has the audit log keep that the caller may not. A log that cannot be written changes nothing of the answer. */
export async function noteRefusal(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
): Promise<void> {
  const { refusal } = refused;
  const who = refusal instanceof NotAPartner ? refusal.who : request.scope;
  if (!who || !ofRights.has(refusal.code)) return;
  const { address, requestId } = app.exchangeOf(request, reply);
  const { userId, userName } = who;
  try {
    const action = refused.endpoint.method;
    await app.keepRefused({ userId, userName, action, object: objectOf(request, refused), address, requestId });
  } catch (error) {
    request.log.error({ err: error, requestId }, 'unexpected error');
  }
}

function objectOf({ params }: FastifyRequest, { endpoint, subject, refusal }: Refused): AuditObject {
  if (refusal instanceof NotAPartner) return { kind: 'partner', id: null, name: refusal.origin };
  // What was refused inside an endpoint may be more than the noun that opened it.
  const named = refusal.values['subject'] as Subject | undefined;
  return { kind: named ?? subject ?? (endpoint.path as `/${string}`), id: lastIdOf(params as Record<string, string>) };
}

const lastIdOf = (params: Readonly<Record<string, string>>): string | null => Object.values(params).at(-1) ?? null;
