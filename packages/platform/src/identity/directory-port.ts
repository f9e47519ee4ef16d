import type { Credentials, SessionUser } from '@skydeck/contract';
import type { UserDocument } from '../accounts/documents.ts';
import type { Tx } from '../store/store.ts';
import type { ProviderDocument } from './documents.ts';
import type { Identity } from './kind.ts';

/** What directories say to a name and a password. */
export type Verdict =
  | { readonly kind: 'no' }
  /** A directory could not be asked: it might have said yes. */
  | { readonly kind: 'away' }
  | { readonly kind: 'yes'; readonly provider: ProviderDocument; readonly identity: Identity };

/** The part of a login that is about directories. */
export interface DirectoryLogin {
  /**
   * Asks the directories of the domain, one after the other. For an account with a password of ours they are asked about
   * nobody: its password is none of their business, and the time must be that of any other name.
   */
  ask(credentials: Credentials, user: UserDocument | null): Promise<Verdict>;
  /** The account of a `yes`, made if need be; null when the directory was closed meanwhile. */
  provisionAccount(
    tx: Tx,
    yes: Extract<Verdict, { kind: 'yes' }>,
    from: { readonly address: string; readonly requestId: string },
  ): Promise<UserDocument | null>;
  /** Notes by which directory the session was begun. */
  began(tx: Tx, yes: Extract<Verdict, { kind: 'yes' }>, session: SessionUser): Promise<SessionUser>;
}
