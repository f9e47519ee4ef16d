import { type Caller, findCaller } from '../sessions/authenticate.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { SignInGuard } from '../sessions/sign-in-guard.ts';
import type { CloudCredentials } from './cloud-credentials.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store } from '../../store/store.ts';

export interface AccountParts {
  readonly store: Store;
  /** The same for signing in. */
  readonly urgent: Store;
  readonly sealing: Sealing;
  readonly signal: SessionSignal;
  readonly guard: SignInGuard;
  /** Of the cloud; null: it has no credentials of its own. */
  readonly cloudCredentials: CloudCredentials | null;
  /** What authenticators call us: the product's name. */
  readonly issuer: string;
}

/** The person behind a call's session. Throws a Refusal (401). */
export const callerOf = ({ store }: AccountParts, exchange: Exchange): Promise<Caller> =>
  findCaller(store, exchange, null, exchange.requestId);
