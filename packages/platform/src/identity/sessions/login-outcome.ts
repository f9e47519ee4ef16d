import type { SessionUser } from '@skydeck/contract';
import type { Refusal } from '../../http/refusal.ts';
import { type FrameContext, NotAPartner } from '../../http/frame-context.ts';
import type { AuditObject, AuditType } from '../../audit/audit.ts';

/** What the audit log calls what became of somebody who has proven who they are, and in front of which page. */
export function outcomeOf(
  answer: SessionUser | Refusal,
  frame: FrameContext | null,
): { readonly type: AuditType; readonly object?: AuditObject } {
  const type = 'token' in answer ? 'login' : 'login_refused';
  const origin = answer instanceof NotAPartner ? answer.origin : frame?.origin;
  return origin === undefined ? { type } : { type, object: { kind: 'partner', id: null, name: origin } };
}
