import type { AddressInfo } from 'node:net';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { hasDemoAccounts } from '../../identity/accounts/seed.ts';
import type { PasswordCost } from '../../identity/accounts/password.ts';
import { callersOf, liveCallersOf } from '../../identity/sessions/callers.ts';
import { auditRefusal } from '../../audit/audit-refusal.ts';
import { logAuditRecords } from '../../audit/log-audit-records.ts';
import { createSessionSignal, type SessionSignal } from '../../live/session-signal.ts';
import { type Clock, createMovableClock, createRealClock } from '../../clock.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import type { Background } from '../../tasks/background.ts';
import { openEmbeddedEngine } from '../embedded/index.ts';
import { openOpenstackEngine } from '../openstack/index.ts';
import { featuresOf } from '../features/features-file.ts';
import { readTrustedProxies, type Trusts } from '../../http/client-address.ts';
import { createApp } from '../../http/create-app.ts';
import { rejectStorageHost } from './reject-storage-host.ts';
import { type Hub, openHub } from '../../live/hub.ts';
import { reportTask } from '../reports/task.ts';
import { type ObjectStorageService, openBlobs, openObjectStorage } from '../../object-storage/open.ts';
import { fileStoreOf } from '../../object-storage/storage/file-store.ts';
import type { Blobs } from '../../object-storage/storage/blobs.ts';
import { openBlobPlace } from './blob-place.ts';
import type { Brands } from '../settings/routes.ts';
import { readThemes } from '../settings/themes.ts';
import type { OpenDatabase, Store } from '../../store/store.ts';
import { startRunner, type TaskRunner } from '../../tasks/runner.ts';
import type { DatabaseCheck } from './check-database.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { storeRefusal } from './folder-refusal.ts';
import { readRelease } from './release.ts';
import { portRefusal } from './port-refusal.ts';
import { type Seeded, seedStore } from './seed-store.ts';
import type { PlatformSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';
import { addRoutes } from './add-routes.ts';

export interface Platform {
  /** `http://localhost:8800` */
  readonly url: string;
  readonly port: number;
  /** Where S3 clients reach the object storage: `http://localhost:8890`. */
  readonly s3Url: string;
  /** The first administrator's, when this start made a store without the demo; shown once, kept nowhere. */
  readonly firstPassword: string | null;
  /** Whether the demo's accounts are in the store. */
  readonly hasDemo: boolean;
  /** For tests, which look behind the wire. */
  readonly internals: {
    readonly store: Store;
    readonly clock: Clock;
    readonly signal: SessionSignal;
    readonly tasks: TaskRunner;
    /** null: its engine does nothing by itself. */
    readonly background: Background | null;
    readonly s3: ObjectStorageService;
    readonly check: DatabaseCheck;
  };
  /**
   * Tells the clients and serves them for a moment longer, lets running steps finish, and frees port and folder. Called
   * again, it does not wait for that moment.
   */
  close(): Promise<void>;
}

export interface PlatformParts {
  readonly openEngine?: OpenEngine;
  readonly clock?: Clock;
  /** A test's disk may be full. Then this thread reads, too. */
  readonly openDatabase?: OpenDatabase;
  /** A test's passwords need not be dear. */
  readonly passwordCost?: PasswordCost;
  /** As `StoreParts` has it. Left out: two, or this thread where the database is opened by `openDatabase`. */
  readonly readers?: number;
  /** Called for each route that is served: a test knows all of them. */
  readonly onRoute?: (route: Pick<RouteOptions, 'method' | 'url'>) => void;
}

/** Tests that open the database themselves read it in this thread. */
const openFolder = (
  settings: PlatformSettings,
  parts: PlatformParts & { clock: Clock },
  report: (error: unknown) => void,
) => {
  const readers = parts.readers ?? (parts.openDatabase ? 0 : 2);
  return openDataFolder(settings.dataFolder, { ...parts, databaseUrl: settings.databaseUrl, readers, report });
};

async function openStorage(settings: PlatformSettings, folder: DataFolder, clock: Clock): Promise<Blobs> {
  try {
    return openBlobs(await openBlobPlace(settings, folder), clock, settings.databaseUrl !== null);
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/** What a start makes where it is not yet; then this is one of the instances. Answers the first administrator's password. */
async function fillStore(seeded: Seeded, report: (error: unknown) => void): Promise<string | null> {
  const { store, engine } = seeded;
  const firstPassword = await store.alone(async () => {
    await store.keepLists(engine.lists ?? [], report);
    return seedStore(seeded);
  });
  await store.join(report);
  return firstPassword;
}

/** Starts a whole platform. Throws a StartRefusal when it cannot be. */
export async function startPlatform(settings: PlatformSettings, parts: PlatformParts = {}): Promise<Platform> {
  const clock = parts.clock ?? (settings.test ? createMovableClock() : createRealClock());
  const { passwordCost } = parts;
  const brands = readBrands(settings);
  const trusts = trustsOf(settings);
  const features = featuresOf(settings.featuresFile);
  const folder = await openFolder(settings, { ...parts, clock }, (error) => report(error));
  const { store, sealing, reserve } = folder;
  const blobs = await openStorage(settings, folder, clock);
  const engine = (parts.openEngine ?? engineOf(settings))({
    store,
    clock,
    sealing,
    files: fileStoreOf(blobs),
    warn: (facts, message) => app.log.warn(facts, message),
  });
  const signal = createSessionSignal(store.instances);
  const people = engine.people?.(signal) ?? null;
  const life = createLife();
  let hub: Hub | null = null;
  const shared = { ...settings, store, clock, trusts, isEnding: life.isEnding, isStopping: life.isStopping };
  const app = createApp({
    ...shared,
    callers: callersOf(store),
    recordRefusal: (refused) => auditRefusal(store, refused),
    checksAnswers: settings.test,
  });
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  rejectStorageHost(app, settings);
  if (settings.auditLog) logAuditRecords(store, app.log);
  const report = (error: unknown) => app.log.error({ err: error }, 'unexpected error');
  const s3 = openObjectStorage({
    store,
    clock,
    sealing,
    report,
    isEnding: life.isEnding,
    isStopping: life.isStopping,
    limitConnections: app.limitConnections,
    blobs,
    namedFiles: engine.namedFiles,
    ...storageSettingsOf(settings),
  });
  reportDamage(folder, app, report);
  try {
    const firstPassword = await fillStore({ store, clock, engine, s3, settings, passwordCost }, report);
    const watched = { isEnding: life.isEnding, liveClients: () => hub?.clients() ?? 0, report };
    const seen = { signal, engine, people, s3, brands, features, settings, clock, passwordCost };
    await addRoutes(app, { ...folder, ...seen, ...watched });
    const port = await listen(app, settings);
    await listenS3(s3, settings);
    const live = openHub({ ...shared, server: app.server, callers: liveCallersOf(store), signal, report });
    hub = live;
    const ownTask = reportTask(settings.dataFolder, readRelease(settings.files.console));
    const definitions = [...engine.tasks, ...s3.tasks, ownTask];
    const tasks = await startRunner({ store, clock, definitions, report });
    const background = engine.startBackground?.(report) ?? null;
    const stopPeople = people?.startRefresh(report);
    reserve.begin();
    const stop = async () => {
      life.stop();
      await Promise.all([live.stop(), tasks.stop(), background?.stop(), stopPeople?.()]);
      await Promise.all([app.close(), s3.close()]);
      await folder.close();
    };
    return {
      url: urlOf(settings, port),
      port,
      s3Url: s3.endpoint().url,
      firstPassword,
      hasDemo: await hasDemoAccounts(store),
      internals: { store, clock, signal, tasks, background, s3, check: folder.check },
      close: closingOf(live, clock, settings, { begin: life.end, stop, hasOthers: store.instances.hasOthers }),
    };
  } catch (error) {
    await Promise.all([app.close(), s3.close()]);
    await folder.close();
    throw storeRefusal(settings.dataFolder, error) ?? error;
  }
}

/** It ends while clients hear that it will stop, and stops when nothing new is served. */
function createLife() {
  let phase: 'running' | 'ending' | 'stopping' = 'running';
  return {
    isEnding: () => phase !== 'running',
    isStopping: () => phase === 'stopping',
    end: () => void (phase = 'ending'),
    stop: () => void (phase = 'stopping'),
  };
}

const urlOf = ({ host }: PlatformSettings, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

const engineOf = ({ openstack }: PlatformSettings): OpenEngine =>
  openstack ? openOpenstackEngine(openstack) : openEmbeddedEngine;

const storageSettingsOf = ({ s3Endpoint, limits }: PlatformSettings) => ({
  publicEndpoint: s3Endpoint,
  jsonLimits: limits,
});

function reportDamage({ check }: DataFolder, { log }: FastifyInstance, report: (error: unknown) => void): void {
  void check.faults.then((faults) => {
    if (faults.length > 0) log.error({ faults }, 'the database is damaged: put a copy of it in its place');
  }, report);
}

interface ClosingParts {
  readonly begin: () => void;
  readonly stop: () => Promise<void>;
  /** Whether other instances may take over. */
  readonly hasOthers: () => boolean;
}

/** Tells the clients, and stops after the notice. */
function closingOf(
  hub: Hub,
  clock: Clock,
  { stopNoticeSeconds }: PlatformSettings,
  { begin, stop, hasOthers }: ClosingParts,
): () => Promise<void> {
  let stopNow = () => {};
  let stopped: Promise<void> | null = null;

  async function notifyAndStop(): Promise<void> {
    begin();
    const hasClients = hub.notifyStop() > 0;
    // A proxy sends requests elsewhere when it has asked whether we are ready.
    if ((hasClients || hasOthers()) && stopNoticeSeconds > 0) {
      await new Promise<void>((resolve) => {
        stopNow = resolve;
        clock.after(stopNoticeSeconds * 1000, resolve);
      });
    }
    await stop();
  }

  return () => {
    // Who asks a second time does not want to wait.
    stopNow();
    return (stopped ??= notifyAndStop());
  };
}

function trustsOf({ trustedProxies }: PlatformSettings): Trusts {
  const trusts = readTrustedProxies(trustedProxies);
  if (!trusts) throw new StartRefusal(`Of ${trustedProxies.join(', ')} not all are addresses or ranges.`);
  return trusts;
}

function readBrands({ files, theme }: PlatformSettings): Brands {
  const all = readThemes(files.themes);
  const own = all.get(theme);
  if (!own) throw new StartRefusal(`SKYDECK_THEME is '${theme}', but there are only ${[...all.keys()].join(', ')}.`);
  return { all, own };
}

/** All consoles of a cloud come back at once; who finds no room here tries again after a second. The system may allow less. */
const BACKLOG = 4096;

async function listen(app: FastifyInstance, { host, port }: PlatformSettings): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw portRefusal(error, { host, port, variable: 'SKYDECK_PORT' });
  }
  return (app.server.address() as AddressInfo).port;
}

async function listenS3(s3: ObjectStorageService, { host, s3Port: port }: PlatformSettings): Promise<void> {
  try {
    await s3.listen(host, port);
  } catch (error) {
    throw portRefusal(error, { host, port, variable: 'SKYDECK_S3_PORT' });
  }
}
