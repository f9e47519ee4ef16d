import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

/** Each row of the audit log is a line of the program's log too, under `audit`, once it is durable: for who collects them. */
export function logAuditRecords(store: Store, log: FastifyBaseLogger): void {
  const lines = log.child({}, { level: 'info' });
  store.onAudited((record) => lines.info({ audit: record }, 'audit'));
}
