import { randomUUID } from 'node:crypto';
import { slugOf } from '../accounts/find-account.ts';
import { accountsOf, type UserDocument, userIndexed } from '../accounts/documents.ts';
import { audit, type AuditEntry, userObject } from '../../audit/audit.ts';
import { differenceOf } from '../../audit/difference.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { Tx } from '../../store/store.ts';
import type { ProviderDocument } from './documents.ts';
import { refreshRoles } from './group-roles.ts';
import type { Identity } from './kind.ts';

/**
 * The account of who signed in: found by provider and subject, made at the first sign-in, with today's name, address and
 * roles. Never one that somebody else's password opens, whatever it is called.
 */
export async function provisionAccount(
  tx: Tx,
  signal: SessionSignal,
  provider: ProviderDocument,
  identity: Identity,
  { address, requestId }: Pick<AuditEntry, 'address' | 'requestId'>,
): Promise<UserDocument> {
  const known = await findBound(tx, provider.id, identity.subject);
  const user = known ? await renew(tx, known, identity) : await create(tx, provider, identity);
  const roles = await refreshRoles(tx, signal, user, provider, identity.groups);
  const entry = { userId: user.id, account: user.name, address, requestId, object: userObject(user) };
  const changes = differenceOf(known, user);
  const type = known ? 'account_changed' : 'account_created';
  if (changes.length > 0) await audit(tx, { ...entry, type, changes });
  if (roles)
    await audit(tx, { ...entry, type: 'account_roles_changed', changes: differenceOf(roles.before, roles.after) });
  return user;
}

/** The provider a person signs in by; null for those with a password of ours. */
export async function providerIdOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.tables
    .selectFrom('identity_bindings')
    .select('provider_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.provider_id ?? null;
}

async function findBound(tx: Tx, providerId: string, subject: string): Promise<UserDocument | null> {
  const row = await tx.tables
    .selectFrom('identity_bindings')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? accountsOf(tx).users.get(row.user_id) : null;
}

async function renew(tx: Tx, user: UserDocument, { fullName, email }: Identity): Promise<UserDocument> {
  if (user.full_name === fullName && user.email === email) return user;
  const changed = { ...user, full_name: fullName, email };
  await accountsOf(tx).users.replace(changed, userIndexed(changed));
  return changed;
}

async function create(tx: Tx, provider: ProviderDocument, identity: Identity): Promise<UserDocument> {
  const user: UserDocument = {
    id: randomUUID(),
    name: await freeName(tx, provider, identity.name),
    full_name: identity.fullName,
    email: identity.email,
    enabled: true,
    domain_id: provider.domain_id,
    system_permissions: [],
    domain_permissions: [],
    language: null,
    created_at: tx.now.toISOString(),
  };
  await accountsOf(tx).users.insert(user, userIndexed(user));
  const binding = { provider_id: provider.id, subject: identity.subject, user_id: user.id };
  await tx.tables
    .insertInto('identity_bindings')
    .values(binding)
    // The account it led to was deleted.
    .onConflict((conflict) => conflict.columns(['provider_id', 'subject']).doUpdateSet(binding))
    .execute();
  return user;
}

/** A name is one person's in a domain: the later one is told apart by the provider's name. */
async function freeName(tx: Tx, provider: ProviderDocument, wanted: string): Promise<string> {
  const users = await accountsOf(tx).users.all([{ field: 'domain_id', equals: provider.domain_id }]);
  const taken = new Set(users.map(({ name }) => name.toLowerCase()));
  const apart = `${wanted}@${slugOf(provider.name)}`;
  const isFree = (name: string) => !taken.has(name.toLowerCase());
  if (isFree(wanted)) return wanted;
  if (isFree(apart)) return apart;
  for (let number = 2; ; number += 1) if (isFree(`${apart}-${number}`)) return `${apart}-${number}`;
}
