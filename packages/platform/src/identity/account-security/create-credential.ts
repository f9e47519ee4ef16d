import type { NewApplicationCredential } from '@skydeck/contract';

/** For programs that sign in to the cloud itself, in one project of somebody's. */
export interface CredentialWish {
  readonly userId: string;
  readonly password: string;
  readonly projectId: string;
  readonly name: string;
  readonly expiresAt: Date;
}

/** Makes an application credential of the cloud; null: it is not their password. Throws a Refusal. */
export type CreateCredential = (wish: CredentialWish) => Promise<NewApplicationCredential | null>;
