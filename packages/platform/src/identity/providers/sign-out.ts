import { accountsOf } from '../accounts/documents.ts';
import type { Tx } from '../../store/store.ts';
import { type ConsoleAddress, signedOutUrlOf } from './addresses.ts';
import { type ProviderDocument, providersOf } from './documents.ts';
import { type Identities, openProvider } from './identities.ts';
import { hintPurpose } from './sign-in.ts';

/** What is needed to sign out by the provider that a session was begun by. */
export interface SignOutSource {
  readonly provider: ProviderDocument;
  readonly hint: string | null;
  readonly domainName: string;
}

/** Asked before the session ends, and with it all that is known of it. */
export async function findSignOut({ sealing }: Identities, tx: Tx, sessionHash: string): Promise<SignOutSource | null> {
  const row = await tx.tables
    .selectFrom('identity_sessions')
    .selectAll()
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  const provider = row ? await providersOf(tx).get(row.provider_id) : null;
  if (!row || !provider) return null;
  const domain = await accountsOf(tx).domains.get(provider.domain_id);
  const hint = row.sealed_hint === null ? null : sealing.of(hintPurpose).open(row.sealed_hint);
  return { provider, hint, domainName: domain?.name ?? '' };
}

/**
 * Where the browser goes after a sign-out: to the provider, to sign out there as well; where that cannot be, because the
 * provider has no such place or is away, to the console's own page, which says so. Undefined for directories.
 */
export async function signOutAt(
  { kinds, sealing }: Identities,
  { provider, hint, domainName }: SignOutSource,
  context: ConsoleAddress,
): Promise<{ redirect_url: string } | undefined> {
  const { browser } = kinds[provider.type];
  if (!browser) return undefined;
  const returnTo = signedOutUrlOf(context, domainName, provider.id);
  const stillIn = { redirect_url: `${returnTo}&kept=true` };
  try {
    const address = await browser.signOutAddress(openProvider(sealing, provider), hint, returnTo);
    return address === null ? stillIn : { redirect_url: address };
  } catch {
    return stillIn;
  }
}
