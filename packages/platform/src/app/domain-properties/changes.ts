import {
  isPropertyKey,
  problem,
  type PropertyBody,
  propertyLimits,
  type PropertyUpdate,
  whyNotPropertyData,
} from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import { seesDomain } from './reader.ts';
import type { PropertyRow } from '../../store/tables/domain-properties.ts';
import { findRow, rowsOf } from './stored.ts';

/** Throws a Refusal (404) for a domain that is not there, or not this person's. */
export async function requireDomain(tx: Tx, scope: Scope, domainId: string): Promise<void> {
  const isThere = seesDomain(scope, domainId) && (await accountsOf(tx).domains.get(domainId)) !== null;
  if (!isThere) throw notFound('domain');
}

export async function createRow(
  tx: Tx,
  domainId: string,
  key: string,
  { data, access }: PropertyBody,
): Promise<PropertyRow> {
  if (!isPropertyKey(key))
    throw invalid({
      key: problem('key_invalid', 'A letter, then up to 63 letters, digits, dots, dashes and underscores'),
    });
  const value = readData(data);
  const known = await rowsOf(tx, domainId);
  if (known.some((row) => row.key === key))
    throw conflict('name_taken', `There is a property '${key}' already`, { name: key });
  const limit = propertyLimits.keys;
  if (known.length >= limit) throw conflict('quota_exceeded', `A domain has at most ${limit} properties`, { limit });
  const at = tx.now.toISOString();
  const row = { domain_id: domainId, key, value, access, created_at: at, updated_at: at };
  await tx.tables.insertInto('domain_properties').values(row).execute();
  return row;
}

export async function replaceRow(tx: Tx, before: PropertyRow, { data, access }: PropertyUpdate): Promise<PropertyRow> {
  const change = {
    value: readData(data),
    access: access ?? before.access,
    updated_at: tx.now.toISOString(),
  };
  await tx.tables
    .updateTable('domain_properties')
    .set(change)
    .where('domain_id', '=', before.domain_id)
    .where('key', '=', before.key)
    .execute();
  return { ...before, ...change };
}

export async function removeRow(tx: Tx, { domain_id, key }: PropertyRow): Promise<void> {
  await tx.tables.deleteFrom('domain_properties').where('domain_id', '=', domain_id).where('key', '=', key).execute();
}

export async function requireRow(tx: Tx, domainId: string, key: string): Promise<PropertyRow> {
  const row = await findRow(tx, domainId, key);
  if (!row) throw notFound('property');
  return row;
}

function readData(data: unknown): string {
  const wrong = whyNotPropertyData(data);
  if (wrong) throw invalid({ data: wrong });
  return JSON.stringify(data);
}
