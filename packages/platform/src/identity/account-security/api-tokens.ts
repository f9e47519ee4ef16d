import { randomUUID } from 'node:crypto';
import { type ApiToken, checkToken, type NewApiToken, problem, type TokenBody } from '@skydeck/contract';
import type { Selectable } from 'kysely';
import { accountsOf } from '../accounts/documents.ts';
import type { AuditObject } from '../../audit/audit.ts';
import { isDomainAdmin, type Person, rolesInProject } from '../rights/rights.ts';
import { hashSecret, newSecret } from '../../store/secrets.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { ApiTokenRow } from '../../store/tables/account-security.ts';

/** By it, scanners of source code find a secret that was left there. */
const TOKEN_PREFIX = 'sky_';
const MAX_TOKENS = 50;
const DAY_MS = 86_400_000;
/** How long a token that is over still shows, so that a job which fails can be explained. */
const SHOWN_AFTER_END_MS = 30 * DAY_MS;
// Being used is written at most once a minute: a read must not cost a durable write each time.
const USED_EVERY_MS = 60_000;

export type TokenRow = Selectable<ApiTokenRow>;

export const tokenObject = ({ id, name }: Pick<ApiToken, 'id' | 'name'>): AuditObject => ({
  kind: 'api_token',
  id,
  name,
});

/** The tokens of a person, newest first. */
export async function tokensOf(tx: Tx, userId: string): Promise<ApiToken[]> {
  const rows = await tx.tables
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => tokenView(tx, row)));
}

/**
 * Makes a token for `owner`; its secret is told by this answer alone. Throws a Refusal: 400 naming the field, 409 when there
 * are too many. What it may do is looked up at each use, and is never more than what its owner may do then.
 */
export async function createToken(tx: Tx, owner: Person, body: TokenBody): Promise<NewApiToken> {
  const name = body.name.trim();
  const problems = checkToken({ name, days: body.days });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const domain_id = await targetDomain(tx, owner, body.project_id);
  await sweep(tx);
  const existing = await tokensOf(tx, owner.user.id);
  if (existing.length >= MAX_TOKENS)
    throw conflict('quota_exceeded', `Nobody has more than ${MAX_TOKENS} tokens`, { limit: MAX_TOKENS });
  if (existing.some((token) => token.name === name))
    throw invalid({ name: problem('name_taken', 'There is a token of this name') });
  const secret = `${TOKEN_PREFIX}${newSecret()}`;
  const row: TokenRow = {
    id: randomUUID(),
    user_id: owner.user.id,
    secret_hash: hashSecret(secret),
    name,
    access: body.access,
    domain_id,
    project_id: body.project_id,
    created_at: tx.now.toISOString(),
    expires_at: new Date(tx.now.getTime() + body.days * DAY_MS).toISOString(),
    last_used_at: null,
  };
  await tx.tables.insertInto('api_tokens').values(row).execute();
  return { ...(await tokenView(tx, row)), secret };
}

async function targetDomain(tx: Tx, owner: Person, projectId: string | null): Promise<string> {
  if (projectId === null) {
    if (isDomainAdmin(owner)) return owner.user.domain_id;
    throw invalid({ project_id: problem('not_domain_admin', 'Only administrators of the domain have tokens for it') });
  }
  const project = await accountsOf(tx).projects.get(projectId);
  if (project && rolesInProject(owner, project).length > 0) return project.domain_id;
  throw invalid({ project_id: problem('unknown_project', 'There is no such project, or it is not open to its owner') });
}

/** Answers its name. Throws a Refusal: 404 when it is not one of theirs. */
export async function revokeToken(tx: Tx, userId: string, id: string): Promise<string> {
  const row = await tx.tables
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  if (!row) throw notFound('token');
  return row.name;
}

/** Ends all of a person's tokens, and answers which these were. */
export function revokeTokens(tx: Tx, userId: string): Promise<Pick<ApiToken, 'id' | 'name'>[]> {
  return tx.tables.deleteFrom('api_tokens').where('user_id', '=', userId).returning(['id', 'name']).execute();
}

/** Null when there is none of this secret, or it is over. */
export async function findToken(tx: Tx, secret: string): Promise<TokenRow | null> {
  if (!secret.startsWith(TOKEN_PREFIX)) return null;
  const row = await tx.tables
    .selectFrom('api_tokens')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return row && row.expires_at > tx.now.toISOString() ? row : null;
}

export const isUseDue = ({ last_used_at }: TokenRow, now: Date): boolean =>
  last_used_at === null || now.getTime() - Date.parse(last_used_at) >= USED_EVERY_MS;

export async function recordUse(tx: Tx, id: string): Promise<void> {
  await tx.tables.updateTable('api_tokens').set({ last_used_at: tx.now.toISOString() }).where('id', '=', id).execute();
}

async function tokenView(tx: Tx, row: TokenRow): Promise<ApiToken> {
  const { id, name, access, domain_id, project_id, created_at, expires_at, last_used_at } = row;
  const project_name = project_id && ((await accountsOf(tx).projects.get(project_id))?.name ?? null);
  return { id, name, access, domain_id, project_id, project_name, created_at, expires_at, last_used_at };
}

async function sweep(tx: Tx): Promise<void> {
  const longOver = new Date(tx.now.getTime() - SHOWN_AFTER_END_MS).toISOString();
  await tx.tables.deleteFrom('api_tokens').where('expires_at', '<=', longOver).execute();
}
