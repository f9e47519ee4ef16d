import type { SessionState } from '../session/state.ts';
import type { AccessDecision } from '../kit/permissions/guard.rules.ts';

/** Why there is no form, in the codes that the page is told. */
export type Refusal = 'denied' | 'disabled' | 'not-found';

/** Null where there is a form, or will be one. Without an enabled project there is nothing to work in, whichever it is. */
export function refusalOf({ kind }: Pick<AccessDecision, 'kind'>, notOpen: SessionState['notOpen']): Refusal | null {
  if (kind === 'access-disabled') return notOpen ?? 'disabled';
  return kind === 'denied' || kind === 'home' ? 'denied' : null;
}

export const statusOf: Readonly<Record<Refusal, number>> = { denied: 403, disabled: 403, 'not-found': 404 };
