import { StartRefusal } from '../app/start/start-refusal.ts';

interface Limit {
  readonly variable: string;
  readonly defaultValue: number;
  /** Below this the console itself does not work. */
  readonly min: number;
}

/**
 * What one client may take of the server. `docs/configuration.md` says what each is for. An address is the client's: behind a
 * trusted proxy the one that the proxy names, and of IPv6 a /64.
 */
export const limitTable = {
  connectionsPerAddress: { variable: 'SKYDECK_LIMIT_CONNECTIONS', defaultValue: 2000, min: 10 },
  livePerAddress: { variable: 'SKYDECK_LIMIT_LIVE_PER_ADDRESS', defaultValue: 1000, min: 1 },
  livePerAccount: { variable: 'SKYDECK_LIMIT_LIVE_PER_ACCOUNT', defaultValue: 200, min: 1 },
  livePerSession: { variable: 'SKYDECK_LIMIT_LIVE_PER_SESSION', defaultValue: 50, min: 1 },
  liveFramesPerMinute: { variable: 'SKYDECK_LIMIT_LIVE_FRAMES', defaultValue: 120, min: 10 },
  liveFramesPerAddressPerMinute: { variable: 'SKYDECK_LIMIT_LIVE_FRAMES_PER_ADDRESS', defaultValue: 10_000, min: 100 },
  liveLoginsPerAccountPerMinute: { variable: 'SKYDECK_LIMIT_LIVE_LOGINS_PER_ACCOUNT', defaultValue: 1000, min: 10 },
  liveRefusedLoginsPerMinute: { variable: 'SKYDECK_LIMIT_LIVE_REFUSED_LOGINS', defaultValue: 60, min: 1 },
  liveWaitingLogins: { variable: 'SKYDECK_LIMIT_LIVE_WAITING_LOGINS', defaultValue: 5000, min: 1 },
  freeSignInsPerAccount: { variable: 'SKYDECK_LIMIT_FREE_SIGN_INS_PER_ACCOUNT', defaultValue: 5, min: 1 },
  freeSignInsPerAddress: { variable: 'SKYDECK_LIMIT_FREE_SIGN_INS_PER_ADDRESS', defaultValue: 20, min: 1 },
  freeSignInsPerBrowser: { variable: 'SKYDECK_LIMIT_FREE_SIGN_INS_PER_BROWSER', defaultValue: 5, min: 1 },
  passwordsAtOnce: { variable: 'SKYDECK_LIMIT_PASSWORDS_AT_ONCE', defaultValue: 2, min: 1 },
  waitingPasswords: { variable: 'SKYDECK_LIMIT_WAITING_PASSWORDS', defaultValue: 64, min: 1 },
  jsonDepth: { variable: 'SKYDECK_LIMIT_JSON_DEPTH', defaultValue: 32, min: 8 },
  jsonValues: { variable: 'SKYDECK_LIMIT_JSON_VALUES', defaultValue: 10_000, min: 1000 },
} as const satisfies Readonly<Record<string, Limit>>;

export type Limits = Readonly<Record<keyof typeof limitTable, number>>;

/** More would be no limit any more. */
const MAX = 1_000_000;

/** Throws a StartRefusal that names the variable that makes no sense. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const read = Object.entries(limitTable).map(([name, limit]) => [name, valueOf(env, limit)]);
  return Object.fromEntries(read) as Limits;
}

export const defaultLimits: Limits = readLimits({});

function valueOf(env: Readonly<Record<string, string | undefined>>, { variable, defaultValue, min }: Limit): number {
  const text = env[variable] || String(defaultValue);
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < min || value > MAX)
    throw new StartRefusal(`${variable} is '${text}', but it must be a whole number from ${min} to ${MAX}.`);
  return value;
}
