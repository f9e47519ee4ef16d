import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOrigin } from '../accounts/partners.ts';
import { StartRefusal } from './start-refusal.ts';

export interface PlatformSettings {
  /** Where everything is kept. */
  readonly dataFolder: string;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** The page that the demo lets frame the forms. */
  readonly partnerOrigin: string;
  /** The brand of domains that have none of their own. */
  readonly theme: string;
  /** Demo accounts and world in a new store. */
  readonly demo: boolean;
  /** A clock that tests move, and a route to move it by. */
  readonly test: boolean;
  readonly publicOrigin: string | null;
  /** Addresses of proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: 'silent' | 'warn';
  readonly files: PlatformFiles;
}

export interface PlatformFiles {
  readonly console: string;
  readonly hostScript: string;
  readonly themes: string;
}

const beside = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** As the repository builds them. */
export const builtFiles: PlatformFiles = {
  console: beside('packages/console/dist'),
  hostScript: beside('packages/embed/dist/v1/host.js'),
  themes: beside('themes'),
};

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Reads the `SKYDECK_…` variables. Throws a StartRefusal that names the one that makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): PlatformSettings {
  const host = env['SKYDECK_HOST'] || 'localhost';
  return {
    dataFolder: resolve((env['SKYDECK_DATA'] || '.skydeck').replace(/^~(?=\/|$)/, homedir())),
    host,
    port: portOf(env, 'SKYDECK_PORT', 8800),
    partnerOrigin: `http://localhost:${portOf(env, 'SKYDECK_PARTNER_PORT', 8801)}`,
    theme: env['SKYDECK_THEME'] || 'skydeck',
    // Everybody knows the demo's passwords: where others can reach us, it must be asked for.
    demo: switchOf(env, 'SKYDECK_DEMO', loopback.has(host)),
    test: switchOf(env, 'SKYDECK_TEST', false),
    publicOrigin: originOf(env),
    trustedProxies: (env['SKYDECK_TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    logLevel: 'warn',
    files: builtFiles,
  };
}

type Env = Readonly<Record<string, string | undefined>>;

function portOf(env: Env, name: string, byDefault: number): number {
  const said = env[name] || String(byDefault);
  const port = Number(said);
  if (!/^\d{1,5}$/.test(said) || port > 65_535)
    throw new StartRefusal(`${name} is '${said}', but a port is a number from 0 to 65535.`);
  return port;
}

function switchOf(env: Env, name: string, byDefault: boolean): boolean {
  const said = env[name];
  if (!said) return byDefault;
  if (said === '1' || said === 'on') return true;
  if (said === '0' || said === 'off') return false;
  throw new StartRefusal(`${name} is '${said}', but it can only be 1 or 0.`);
}

function originOf(env: Env): string | null {
  const said = env['SKYDECK_PUBLIC_ORIGIN'];
  if (!said) return null;
  const origin = readOrigin(said);
  if (origin === null)
    throw new StartRefusal(`SKYDECK_PUBLIC_ORIGIN is '${said}', but it must be like https://console.example.com.`);
  return origin;
}
