import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ExternalConfig } from '@skydeck/contract';
import { readTrustedProxies } from '../../http/client-address.ts';
import { readOrigin } from '../../http/origin.ts';
import { readConfigFile } from '../settings/external-config.ts';
import { isPostgresUrl } from '../../store/postgres/url.ts';
import { isHostOf } from '../../object-storage/endpoints/address.ts';
import { type BucketLocation, readBucketLocation } from '../../object-storage/storage/bucket-location.ts';
import { type AllowedTarget, readAllowedTarget } from '../../identity/providers/outgoing/addresses.ts';
import type { Limits } from '../../http/limits.ts';
import { packageFolder } from '../package-folder.ts';
import { readLimits } from './limits.ts';
import { readOpenstackSettings } from './openstack-settings.ts';
import { StartRefusal } from './start-refusal.ts';
import type { OpenstackSettings } from '../../engines/openstack/settings.ts';

export interface PlatformSettings {
  /** Where everything is kept. */
  readonly dataFolder: string;
  /** The PostgreSQL database that has what else the data folder's has; null: that one. */
  readonly databaseUrl: string | null;
  /** The bucket of another S3 that has the objects; null: the data folder has them. */
  readonly blobs: BucketLocation | null;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Of the object storage, for S3 clients; 0: any free one. */
  readonly s3Port: number;
  /** What S3 clients are given, such as `https://s3.example.com`; null: host and port of the object storage. */
  readonly s3Endpoint: string | null;
  /** The page that the demo lets frame the forms. */
  readonly partnerOrigin: string;
  /** The brand of domains that have none of their own. */
  readonly theme: string;
  /** Demo accounts and demo data in a new store. */
  readonly demo: boolean;
  /** A clock that tests move, and a route to move it by. */
  readonly test: boolean;
  readonly publicOrigin: string | null;
  /** Addresses and ranges of proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  /** Where connections may go that a person asks for, though it is this machine, unencrypted or an unusual port. */
  readonly allowedTargets: readonly AllowedTarget[];
  readonly logLevel: 'silent' | 'warn';
  /** Whether the program's log has each row of the audit log too. */
  readonly auditLog: boolean;
  /** Minutes without a sign of life after which the console signs a person out. */
  readonly idleMinutes: number;
  /** What the operator sets for the console. */
  readonly externalConfig: ExternalConfig;
  /** A file that switches features of the console. */
  readonly featuresFile: string | null;
  /** What a program shows that reads the metrics from another machine; null: none may. */
  readonly metricsToken: string | null;
  /** Whether people may send problem reports, which are kept in the data folder. */
  readonly reports: boolean;
  /** Between the word that it stops and the stop: people finish what they are at. */
  readonly stopNoticeSeconds: number;
  /** The cloud that is shown; null: the embedded one. */
  readonly openstack: OpenstackSettings | null;
  /** What one client may take of the server. */
  readonly limits: Limits;
  readonly files: PlatformFiles;
}

export interface PlatformFiles {
  readonly console: string;
  readonly hostScript: string;
  readonly themes: string;
}

const beside = (path: string) => join(packageFolder, '../..', path);

/** As the repository builds them. */
export const builtFiles: PlatformFiles = {
  console: beside('packages/console/dist'),
  hostScript: beside('packages/embed/dist/v1/host.js'),
  themes: beside('themes'),
};

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** 8890 beside 8800. */
const S3_DISTANCE = 90;

/** Reads the `SKYDECK_…` variables. Throws a StartRefusal that names the one that makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): PlatformSettings {
  const host = env['SKYDECK_HOST'] || 'localhost';
  const port = portOf(env, 'SKYDECK_PORT', 8800);
  const [publicOrigin, s3Endpoint] = [originOf(env, 'SKYDECK_PUBLIC_ORIGIN'), originOf(env, 'SKYDECK_S3_ENDPOINT')];
  refuseBelowStorage(publicOrigin, s3Endpoint);
  return {
    dataFolder: dataFolderOf(env['SKYDECK_DATA']),
    databaseUrl: databaseUrlOf(env),
    blobs: blobsOf(env),
    host,
    port,
    s3Port: portOf(env, 'SKYDECK_S3_PORT', s3PortBeside(port)),
    s3Endpoint,
    partnerOrigin: `http://localhost:${portOf(env, 'SKYDECK_PARTNER_PORT', 8801)}`,
    theme: env['SKYDECK_THEME'] || 'skydeck',
    // Everybody knows the demo's passwords: where others can reach us, it must be asked for.
    demo: switchOf(env, 'SKYDECK_DEMO', loopback.has(host)),
    test: switchOf(env, 'SKYDECK_TEST', false),
    publicOrigin,
    allowedTargets: targetsOf(env),
    trustedProxies: proxiesOf(env),
    logLevel: 'warn',
    auditLog: switchOf(env, 'SKYDECK_AUDIT_LOG', false),
    idleMinutes: minutesOf(env, 'SKYDECK_IDLE_MINUTES', 15),
    externalConfig: env['SKYDECK_CONFIG_FILE'] ? readConfigFile(env['SKYDECK_CONFIG_FILE']) : {},
    featuresFile: env['SKYDECK_FEATURES_FILE'] || null,
    metricsToken: metricsTokenOf(env),
    reports: switchOf(env, 'SKYDECK_REPORTS', true),
    // Time stands still in tests.
    stopNoticeSeconds: secondsOf(env, 'SKYDECK_STOP_NOTICE', switchOf(env, 'SKYDECK_TEST', false) ? 0 : 5),
    openstack: readOpenstackSettings(env),
    limits: readLimits(env),
    files: builtFiles,
  };
}

/** A folder as a person names it. */
export const dataFolderOf = (named: string | undefined): string =>
  resolve((named || '.skydeck').replace(/^~(?=\/|$)/, homedir()));

/** The refusal does not repeat it: it has a password. */
export function databaseUrlOf(env: Env): string | null {
  const url = env['DATABASE_URL'];
  if (!url) return null;
  if (!isPostgresUrl(url) || !URL.canParse(url))
    throw new StartRefusal('DATABASE_URL must be like postgres://user:password@db.example.com:5432/skydeck.');
  return url;
}

/** Nor does this one. */
export function blobsOf(env: Env): BucketLocation | null {
  const text = env['SKYDECK_BLOBS'];
  if (!text) return null;
  const location = readBucketLocation(text);
  if (!location)
    throw new StartRefusal('SKYDECK_BLOBS must be like s3://key:secret@bucket/prefix?endpoint=https://s3.example.com.');
  return location;
}

/** What stands below the object storage's host is a bucket's. */
function refuseBelowStorage(publicOrigin: string | null, s3Endpoint: string | null): void {
  if (publicOrigin === null || s3Endpoint === null) return;
  const [console, storage] = [publicOrigin, s3Endpoint].map((origin) => new URL(origin).hostname);
  if (console === storage || !isHostOf(console ?? '', storage ?? '')) return;
  throw new StartRefusal(
    `SKYDECK_S3_ENDPOINT is '${s3Endpoint}', but the console's host ${console} is below it, where the buckets are: give the object storage another host.`,
  );
}

type Env = Readonly<Record<string, string | undefined>>;

function portOf(env: Env, name: string, byDefault: number): number {
  const text = env[name] || String(byDefault);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new StartRefusal(`${name} is '${text}', but a port is a number from 0 to 65535.`);
  return port;
}

/** Two consoles on one machine have two storages; who takes any free port for the one takes any for the other. */
function s3PortBeside(port: number): number {
  if (port === 0) return 0;
  return port + S3_DISTANCE <= 65_535 ? port + S3_DISTANCE : port - S3_DISTANCE;
}

/** The refusal does not repeat it. */
function metricsTokenOf(env: Env): string | null {
  const token = env['SKYDECK_METRICS_TOKEN'];
  if (!token) return null;
  if (!/^[\w.~+/=-]{32,512}$/.test(token))
    throw new StartRefusal(
      'SKYDECK_METRICS_TOKEN must have 32 to 512 characters, of letters, digits and the characters - . _ ~ + / =.',
    );
  return token;
}

function minutesOf(env: Env, name: string, byDefault: number): number {
  const text = env[name] || String(byDefault);
  const minutes = Number(text);
  if (!/^\d{1,4}$/.test(text) || minutes < 1 || minutes > 1440)
    throw new StartRefusal(`${name} is '${text}', but it must be from 1 to 1440 minutes.`);
  return minutes;
}

function secondsOf(env: Env, name: string, byDefault: number): number {
  const text = env[name] || String(byDefault);
  if (!/^\d{1,3}$/.test(text) || Number(text) > 600)
    throw new StartRefusal(`${name} is '${text}', but it must be from 0 to 600 seconds.`);
  return Number(text);
}

function switchOf(env: Env, name: string, byDefault: boolean): boolean {
  const text = env[name];
  if (!text) return byDefault;
  if (text === '1' || text === 'on') return true;
  if (text === '0' || text === 'off') return false;
  throw new StartRefusal(`${name} is '${text}', but it can only be 1 or 0.`);
}

function proxiesOf(env: Env): string[] {
  const text = (env['SKYDECK_TRUSTED_PROXIES'] ?? '').split(',').map((part) => part.trim());
  return text.filter(Boolean).map((part) => {
    if (readTrustedProxies([part])) return part;
    throw new StartRefusal(
      `SKYDECK_TRUSTED_PROXIES is '${part}', but each part must be an address or a range like 10.1.0.0/16.`,
    );
  });
}

function targetsOf(env: Env): AllowedTarget[] {
  const text = (env['SKYDECK_ALLOWED_TARGETS'] ?? '').split(',').map((part) => part.trim());
  return text.filter(Boolean).map((part) => {
    const target = readAllowedTarget(part);
    if (target) return target;
    throw new StartRefusal(
      `SKYDECK_ALLOWED_TARGETS is '${part}', but each part must be like ds.example.com:389 or 10.1.0.0/16.`,
    );
  });
}

function originOf(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  const origin = readOrigin(text);
  if (origin === null) throw new StartRefusal(`${name} is '${text}', but it must be like https://console.example.com.`);
  return origin;
}
