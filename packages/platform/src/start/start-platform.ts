import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasAccounts, hasDemoAccounts, seedDemoAccounts, seedFirstAdministrator } from '../accounts/seed.ts';
import { createSessionSignal, type SessionSignal } from '../auth/session-signal.ts';
import { type Clock, createMovableClock, createRealClock } from '../clock.ts';
import type { Engine, OpenEngine } from '../engines/engine.ts';
import { openEmbeddedEngine } from '../engines/embedded/index.ts';
import { createApp } from '../http/create-app.ts';
import { metaRoutes } from '../http/meta-routes.ts';
import { sessionRoutes } from '../http/session-routes.ts';
import { openHub } from '../live/hub.ts';
import { type Brands, settingsRoutes } from '../settings/routes.ts';
import { readThemes } from '../settings/themes.ts';
import { consoleRoutes } from '../static/console-routes.ts';
import type { Store } from '../store/store.ts';
import { taskRoutes } from '../tasks/routes.ts';
import { startRunner, type TaskRunner } from '../tasks/runner.ts';
import { openDataFolder } from './data-folder.ts';
import { storeRefusal } from './folder-refusal.ts';
import type { PlatformSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';
import { testRoutes } from './test-routes.ts';

export interface Platform {
  /** `http://localhost:8800` */
  readonly url: string;
  readonly port: number;
  /** The first administrator's, when this start made a store without the demo; shown once, kept nowhere. */
  readonly firstPassword: string | null;
  /** Whether the demo's accounts are in the store. */
  readonly hasDemo: boolean;
  /** For tests, which look behind the wire. */
  readonly inside: {
    readonly store: Store;
    readonly clock: Clock;
    readonly signal: SessionSignal;
    readonly tasks: TaskRunner;
  };
  /** Tells the clients, lets running steps finish, and frees port and folder. */
  close(): Promise<void>;
}

export interface PlatformParts {
  readonly openEngine?: OpenEngine;
  readonly clock?: Clock;
}

/** Starts a whole platform. Throws a StartRefusal when it cannot be. */
export async function startPlatform(settings: PlatformSettings, parts: PlatformParts = {}): Promise<Platform> {
  const clock = parts.clock ?? (settings.test ? createMovableClock() : createRealClock());
  const brands = readBrands(settings);
  const folder = await openDataFolder(settings.dataFolder, clock);
  const { store } = folder;
  const engine = (parts.openEngine ?? openEmbeddedEngine)({ store, clock });
  const signal = createSessionSignal();
  let isStopping = false;
  const app = createApp({ ...settings, store, checksAnswers: settings.test, isStopping: () => isStopping });
  const report = (error: unknown) => app.log.error({ err: error }, 'unexpected error');
  try {
    const firstPassword = await seed(store, clock, engine, settings);
    await addRoutes(app, { store, signal, engine, brands, settings, clock });
    const port = await listen(app, settings);
    const hub = openHub({ server: app.server, store, clock, signal, publicOrigin: settings.publicOrigin, report });
    const tasks = await startRunner({ store, clock, definitions: engine.tasks, report });
    const stop = async () => {
      isStopping = true;
      await Promise.all([hub.stop(), tasks.stop()]);
      await app.close();
      await folder.close();
    };
    let stopped: Promise<void> | null = null;
    return {
      url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
      port,
      firstPassword,
      hasDemo: await hasDemoAccounts(store),
      inside: { store, clock, signal, tasks },
      close: () => (stopped ??= stop()),
    };
  } catch (error) {
    await app.close();
    await folder.close();
    throw storeRefusal(settings.dataFolder, error) ?? error;
  }
}

function readBrands({ files, theme }: PlatformSettings): Brands {
  const all = readThemes(files.themes);
  const own = all.get(theme);
  if (!own) throw new StartRefusal(`SKYDECK_THEME is '${theme}', but there are only ${[...all.keys()].join(', ')}.`);
  return { all, own };
}

async function seed(store: Store, clock: Clock, engine: Engine, settings: PlatformSettings): Promise<string | null> {
  if (await hasAccounts(store)) return null;
  if (!settings.demo) return seedFirstAdministrator(store);
  // One transaction, which both join: a start that is cut off leaves an empty store, not half a world.
  await store.write(async () => {
    await seedDemoAccounts(store, settings.partnerOrigin);
    await engine.seed(store, clock);
  });
  return null;
}

interface RouteParts {
  readonly store: Store;
  readonly signal: SessionSignal;
  readonly engine: Engine;
  readonly brands: Brands;
  readonly settings: PlatformSettings;
  readonly clock: Clock;
}

async function addRoutes(
  app: FastifyInstance,
  { store, signal, engine, brands, settings, clock }: RouteParts,
): Promise<void> {
  const own = [
    sessionRoutes(store, signal),
    metaRoutes,
    settingsRoutes(store, brands, readRelease()),
    taskRoutes(store),
    ...(settings.test ? [testRoutes(clock)] : []),
    consoleRoutes(store, settings.files),
  ];
  for (const routes of [...engine.routes, ...own]) await app.register(async (scoped) => routes(scoped));
}

function readRelease() {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return { version, release: version };
}

async function listen(app: FastifyInstance, { host, port }: PlatformSettings): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartRefusal(`Port ${port} is used by another program; choose another with SKYDECK_PORT.`);
    if (code === 'EACCES')
      throw new StartRefusal(`Port ${port} may not be used by this account; choose another with SKYDECK_PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefusal(`'${host}' is no address of this machine; choose another with SKYDECK_HOST.`);
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}
