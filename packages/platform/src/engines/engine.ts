import type { CloudAccess, CloudServices } from '@skydeck/contract';
import type { SessionSignal } from '../live/session-signal.ts';
import type { AuditedKind } from '../audit/audited-kind.ts';
import type { Clock } from '../clock.ts';
import type { Routes } from '../http/routes.ts';
import type { Offers } from './offers.ts';
import type { FileStore, NamedFiles } from '../resources/kit/file-store.ts';
import type { CountDefinition } from '../resources/kit/counts/definition.ts';
import type { CloudCredentials } from '../identity/account-security/cloud-credentials.ts';
import type { PasswordSource } from '../identity/providers/password-source.ts';
import type { SearchDefinition } from '../resources/kit/search/definition.ts';
import type { Sealing } from '../store/sealing.ts';
import type { ListDescription, Store } from '../store/store.ts';
import type { TaskDefinition } from '../tasks/definition.ts';
import type { Background } from '../tasks/background.ts';

export interface EngineParts {
  readonly store: Store;
  readonly clock: Clock;
  /** For secrets that the cloud itself must read again. */
  readonly sealing: Sealing;
  /** Where the bytes of large objects lie. */
  readonly files: FileStore;
  /** Writes a line into the log: what the operator has to know of a cloud elsewhere. */
  readonly warn: (facts: Readonly<Record<string, unknown>>, message: string) => void;
}

/** People of a cloud that knows them itself. */
export interface People {
  /** Instead of the directories of a domain. */
  readonly passwords: PasswordSource;
  /** Keeps names, roles and sessions as the cloud has them. @returns what stops it */
  startRefresh(report: (error: unknown) => void): () => Promise<void>;
}

/** A cloud behind the console: what the platform composes its server from. */
export interface Engine {
  /** Fills a new store with the demo data; called once in a store's life, after the accounts are there. */
  seed(store: Store, clock: Clock): Promise<void>;
  readonly routes: readonly Routes[];
  readonly tasks: readonly TaskDefinition[];
  /** What can be found in it. */
  readonly search: readonly SearchDefinition[];
  /** What the menus count of it. */
  readonly counts: readonly CountDefinition[];
  /** Left out: people are the platform's own. */
  readonly people?: (signal: SessionSignal) => People;
  /** Where programs of the cloud itself reach it. Left out: they cannot. */
  readonly access?: NonNullable<CloudAccess['openstack']>;
  /** Asks the services of the cloud whether they answer. Left out: it has none. */
  readonly services?: () => Promise<NonNullable<CloudServices['openstack']>>;
  /** Those that people have there. Left out: it has none. */
  readonly credentials?: CloudCredentials;
  /** Left out: `embedded`. */
  readonly name?: string;
  /** What it has of the resources. Left out: all of them. */
  readonly offers?: Offers;
  /** Its kinds of documents whose changes are in the audit log; it writes them there itself. Left out: none. */
  readonly audited?: readonly AuditedKind[];
  /** Lists of what it keeps in the store. Left out: it keeps nothing there that is listed. */
  readonly lists?: readonly ListDescription[];
  /** Which files its resources name. Left out: it has none. */
  readonly namedFiles?: NamedFiles;
  /** Left out: it does nothing by itself. `report` hears of errors that nobody foresaw. */
  readonly startBackground?: (report: (error: unknown) => void) => Background;
}

export type OpenEngine = (parts: EngineParts) => Engine;
