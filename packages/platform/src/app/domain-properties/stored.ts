import type { DomainProperty } from '@skydeck/contract';
import { readStored } from '../../store/disk-faults.ts';
import type { Tx } from '../../store/store.ts';
import type { PropertyRow } from '../../store/tables/domain-properties.ts';

/** In the order of domains and keys; of all domains when none is named. */
export function rowsOf(tx: Tx, domainId: string | null): Promise<PropertyRow[]> {
  const select = tx.tables.selectFrom('domain_properties').selectAll().orderBy('domain_id').orderBy('key');
  return (domainId === null ? select : select.where('domain_id', '=', domainId)).execute();
}

export async function findRow(tx: Tx, domainId: string, key: string): Promise<PropertyRow | null> {
  const row = await tx.tables
    .selectFrom('domain_properties')
    .selectAll()
    .where('domain_id', '=', domainId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export const valueOf = ({ value }: PropertyRow): unknown => readStored(value);

export const propertyView = (row: PropertyRow): DomainProperty => ({
  domain_id: row.domain_id,
  key: row.key,
  value: valueOf(row),
  access: row.access,
});
