import type { SessionUser } from '@skydeck/contract';
import type { Refusal } from '../http/refusal.ts';
import { NotAPartner } from '../partners/admit-frame.ts';
import type { AuditObject, AuditType } from './audit.ts';

/** What the audit log calls what became of somebody who has proven who they are. */
export function outcomeOf(answer: SessionUser | Refusal): { readonly type: AuditType; readonly object?: AuditObject } {
  if ('token' in answer) return { type: 'login' };
  if (!(answer instanceof NotAPartner)) return { type: 'login_refused' };
  return { type: 'login_refused', object: { kind: 'partner', id: null, name: answer.origin } };
}
