import type { TestContext } from 'node:test';
import { demoAccounts, demoProjectId, type DemoProjectName } from '../../identity/accounts/demo-accounts.ts';
import { createMovableClock, type MovableClock } from '../../clock.ts';
import { defaultLimits } from '../../http/limits.ts';
import { builtFiles, type PlatformSettings } from '../start/settings.ts';
import { type Platform, type PlatformParts, startPlatform } from '../start/start-platform.ts';
import { leastCost } from './least-cost.ts';
import { fillWithDemo } from './seeded-folder.ts';
import { createTestDatabase, type TestDatabase, testServer } from './test-database.ts';
import { createTempFolder, removeTempFolder } from './temp-folder.ts';

export interface TestPlatform {
  readonly platform: Platform;
  readonly clock: MovableClock;
  readonly url: string;
  readonly settings: PlatformSettings;
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** A session of a demo account, in one of its projects if one is named. */
  signIn(name: string, project?: DemoProjectName): Promise<Signed>;
}

export interface CallOptions {
  readonly method?: string;
  /** An object goes as JSON, a text or a file as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Partial<Signed>;
}

export interface Signed {
  readonly sessionId: string;
  readonly token: string | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // A test names what it expects of an answer; nothing is gained by describing each here.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly json: any;
}

const START = new Date('2026-11-21T08:00:00.000Z');

const defaultSettings: Omit<PlatformSettings, 'dataFolder'> = {
  databaseUrl: null,
  blobs: null,
  host: 'localhost',
  port: 0,
  s3Port: 0,
  s3Endpoint: null,
  partnerOrigin: 'http://localhost:8801',
  theme: 'skydeck',
  demo: true,
  test: true,
  publicOrigin: null,
  trustedProxies: [],
  allowedTargets: [],
  logLevel: 'silent',
  auditLog: false,
  idleMinutes: 15,
  stopNoticeSeconds: 0,
  externalConfig: {},
  featuresFile: null,
  metricsToken: null,
  reports: true,
  openstack: null,
  limits: defaultLimits,
  files: builtFiles,
};

/** What of the settings and parts goes into a seed is as usual; the engine has a seed of its own. */
const hasUsualSeed = (
  { dataFolder, demo, partnerOrigin, blobs }: Partial<PlatformSettings>,
  { clock }: PlatformParts,
) => [dataFolder, demo, partnerOrigin, blobs, clock].every((part) => part === undefined);

const seedWith =
  ({ openEngine }: PlatformParts) =>
  async (dataFolder: string, databaseUrl: string | null) => {
    const clock = createMovableClock(START);
    const platform = await startPlatform(
      { ...defaultSettings, dataFolder, databaseUrl },
      { clock, readers: 0, passwordCost: leastCost, ...(openEngine && { openEngine }) },
    );
    await platform.close();
  };

/** By the data folder: a test may start in it again. */
const databases = new Map<string, TestDatabase>();

/** A whole platform on a free port and a folder of its own, with a clock that stands still. */
export async function openTestPlatform(
  t: TestContext,
  settings: Partial<PlatformSettings> = {},
  parts: PlatformParts = {},
): Promise<TestPlatform> {
  const clock = createMovableClock(START);
  const ownFolder = settings.dataFolder === undefined ? createTempFolder() : null;
  const dataFolder = settings.dataFolder ?? ownFolder ?? '';
  const isOnServer = testServer !== null && !parts.openDatabase && !settings.databaseUrl;
  const copied = hasUsualSeed(settings, parts)
    ? await fillWithDemo(dataFolder, parts.openEngine ?? null, isOnServer, seedWith(parts))
    : null;
  const database = copied ?? (isOnServer ? (databases.get(dataFolder) ?? (await createTestDatabase())) : null);
  if (database) databases.set(dataFolder, database);
  const databaseUrl = settings.databaseUrl ?? database?.url ?? null;
  const whole: PlatformSettings = { ...defaultSettings, ...settings, dataFolder, databaseUrl };
  const remove = async () => {
    // Where it is not its own, the test may start there again.
    if (ownFolder === null) return;
    removeTempFolder(ownFolder);
    databases.delete(ownFolder);
    await database?.drop();
  };
  const platform = await startPlatform(whole, { clock, readers: 0, passwordCost: leastCost, ...parts }).catch(
    async (error: unknown) => {
      await remove();
      throw error;
    },
  );
  // In this order: what it writes while it closes is to find its folder, and a folder that cannot go leaves nothing open.
  t.after(() => platform.close().finally(remove));
  const call = (path: string, options: CallOptions = {}) => ask(platform.url + path, options);
  return {
    platform,
    clock,
    url: platform.url,
    settings: whole,
    call,
    signIn: (name, project) => signIn(call, name, project),
  };
}

async function signIn(call: TestPlatform['call'], name: string, project?: DemoProjectName): Promise<Signed> {
  const password = demoAccounts.find((account) => account.name === name)?.password;
  const { status, json } = await call('/api/v2/login', { method: 'POST', body: { username: name, password } });
  if (status !== 200) throw new Error(`${name} could not sign in: ${JSON.stringify(json)}`);
  const as = { sessionId: json.token as string, token: null };
  if (!project) return as;
  const entered = await call(`/api/v2/accounts/projects/${demoProjectId(project)}/auth/`, {
    method: 'POST',
    body: {},
    as,
  });
  if (entered.status !== 200) throw new Error(`${name} could not enter ${project}: ${entered.text}`);
  return { ...as, token: entered.json.token as string };
}

/** One request as the console sends it; headers may be overridden, with '' taken out. */
export async function ask(
  url: string,
  { method = 'GET', body, headers = {}, as = {} }: CallOptions = {},
): Promise<Answer> {
  const all = {
    'X-Requested-With': 'XMLHttpRequest',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(as.sessionId && { 'X-Session-Id': as.sessionId }),
    ...(as.token && { 'X-Auth-Token': as.token }),
    ...headers,
  };
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    ...(body !== undefined && {
      body:
        typeof body === 'string' || body instanceof Uint8Array
          ? (body as Uint8Array<ArrayBuffer>)
          : JSON.stringify(body),
    }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
}
