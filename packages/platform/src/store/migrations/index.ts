import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { first } from './0001-first.ts';
import { s3 } from './0002-s3.ts';
import { identity } from './0003-identity.ts';
import { accountSecurity } from './0004-account-security.ts';
import { domainProperties } from './0005-domain-properties.ts';
import { auditObjects } from './0006-audit-objects.ts';
import { partners } from './0007-partners.ts';
import { framedSessions } from './0008-framed-sessions.ts';
import { installation } from './0009-installation.ts';
import { auditChanges } from './0010-audit-changes.ts';
import { taskItems } from './0011-task-items.ts';
import { taskIntents } from './0012-task-intents.ts';
import { portTerms } from './0013-port-terms.ts';
import { networkIndex } from './0014-network-index.ts';
import { callIntents } from './0015-call-intents.ts';
import { statusIndex } from './0016-status-index.ts';
import { deviceIndex } from './0017-device-index.ts';
import { cloudServices } from './0018-cloud-services.ts';
import { documentRows } from './0019-document-rows.ts';
import { s3AccessAndLocks } from './0020-s3-access-and-locks.ts';
import { instances } from './0021-instances.ts';
import { volumeFields } from './0022-volume-fields.ts';
import type { Step } from './step.ts';

/** In the order they run; by hand, so that a bundler or a stray file cannot change it. */
const steps: Readonly<Record<string, Step>> = {
  '0001-first': first,
  '0002-s3': s3,
  '0003-identity': identity,
  '0004-account-security': accountSecurity,
  '0005-domain-properties': domainProperties,
  '0006-audit-objects': auditObjects,
  '0007-partners': partners,
  '0008-framed-sessions': framedSessions,
  '0009-installation': installation,
  '0010-audit-changes': auditChanges,
  '0011-task-items': taskItems,
  '0012-task-intents': taskIntents,
  '0013-port-terms': portTerms,
  '0014-network-index': networkIndex,
  '0015-call-intents': callIntents,
  '0016-status-index': statusIndex,
  '0017-device-index': deviceIndex,
  '0018-cloud-services': cloudServices,
  '0019-document-rows': documentRows,
  '0020-s3-access-and-locks': s3AccessAndLocks,
  '0021-instances': instances,
  '0022-volume-fields': volumeFields,
};

/** The names of all steps. */
export const migrationNames: readonly string[] = Object.keys(steps);

/** The steps as Kysely runs them. */
export const migrationsOf = (dialect: Dialect): Record<string, Migration> =>
  Object.fromEntries(Object.entries(steps).map(([name, { up }]) => [name, { up: (db) => up(db, dialect) }]));
