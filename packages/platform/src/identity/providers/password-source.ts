import type { Credentials, SessionUser } from '@skydeck/contract';
import type { UserDocument } from '../accounts/documents.ts';
import type { SignInSource } from '../sessions/login.ts';
import type { Tx } from '../../store/store.ts';

/** What somebody else says to a name and a password: the directories of a domain, or the cloud's Keystone. */
export type Verdict =
  | { readonly kind: 'no' }
  /** They could not be asked: they might have said yes. */
  | { readonly kind: 'away' }
  | ({ readonly kind: 'yes' } & Recognized);

export interface Recognized {
  /** The account, made if need be, as somebody signs in from there; null when its source was closed meanwhile. */
  provisionAccount(tx: Tx, from: SignInSource): Promise<UserDocument | null>;
  /** Notes by whom the session was begun. */
  began(tx: Tx, session: SessionUser): Promise<SessionUser>;
}

/** Knows passwords that are not ours. */
export interface PasswordSource {
  /**
   * For an account with a password of ours it is asked about nobody: its password is none of their business, and the time must
   * be that of any other name.
   */
  ask(credentials: Credentials, user: UserDocument | null): Promise<Verdict>;
}
