import type { ApplicationCredential, NewApplicationCredential } from '@skydeck/contract';

/** For programs that sign in to the cloud itself, in one project of somebody's. */
export interface CredentialWish {
  readonly userId: string;
  readonly password: string;
  readonly projectId: string;
  readonly name: string;
  readonly expiresAt: Date;
}

interface OwnCredential {
  readonly userId: string;
  readonly password: string;
  readonly id: string;
}

/** The cloud does not say when it was made, nor what its project is called here. */
export type KeptCredential = Omit<ApplicationCredential, 'created_at' | 'project_name'>;

/** Application credentials of the cloud. Each throws a Refusal. */
export interface CloudCredentials {
  /** null: it is not their password. */
  create(wish: CredentialWish): Promise<NewApplicationCredential | null>;
  list(userId: string): Promise<readonly KeptCredential[]>;
  /** Whether it was their password. */
  remove(credential: OwnCredential): Promise<boolean>;
}
