import type { Expression, SqlBool } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './store.ts';

/** Whether nobody holds a row any more: the instance that did has let go of it, or is dead. */
export const isAbandoned = (holder: Expression<unknown>, { now }: Pick<Tx, 'now'>): RawBuilder<SqlBool> =>
  sql`(${holder} is null or ${holder} not in (select id from instances where lease_until > ${now.toISOString()}))`;
