import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { demoAccounts } from '../accounts/demo-accounts.ts';
import { authenticatorCode } from '../../app/testing/authenticator.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { type Answer, openTestPlatform, type Signed, type TestPlatform } from '../../app/testing/test-platform.ts';

export const open = (t: TestContext) => openTestPlatform(t, {}, { openEngine: openProbeEngine });

export const STEP_MS = 30_000;

export const passwordOf = (name: string) => demoAccounts.find((account) => account.name === name)?.password ?? '';

/** What an account's authenticator shows, so many steps from now. */
export const codeNow = ({ clock }: TestPlatform, secret: string, stepsAside = 0) =>
  authenticatorCode(secret, new Date(clock.now().getTime() + stepsAside * STEP_MS));

export interface Enrolled {
  readonly as: Signed;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Signs in, enrols, confirms; and goes on to the next step, whose code is fresh. */
export async function enrolled(platform: TestPlatform, name: string): Promise<Enrolled> {
  const as = await platform.signIn(name);
  const { json } = await post(platform, 'second-factor', as, { current_password: passwordOf(name) });
  const confirmed = await post(platform, 'second-factor/confirm', as, { code: codeNow(platform, json.secret) });
  assert.equal(confirmed.status, 200);
  platform.clock.advance(STEP_MS);
  return { as, secret: json.secret, codes: confirmed.json.codes };
}

export const post = ({ call }: TestPlatform, path: string, as: Signed, body?: unknown): Promise<Answer> =>
  call(`/api/v2/accounts/${path}`, { method: 'POST', as, ...(body !== undefined && { body }) });

export const firstStep = ({ call }: TestPlatform, username: string, password = passwordOf(username)): Promise<Answer> =>
  call('/api/v2/login', { method: 'POST', body: { username, password } });

/** The first step of somebody with a second factor: the challenge, and the cookie of the browser that asked. */
export async function challengeOf(platform: TestPlatform, name: string) {
  const { status, json, headers } = await firstStep(platform, name);
  assert.deepEqual([status, json.error.err_code], [401, 'second_factor_required']);
  return { challenge: json.error.values.challenge as string, cookie: cookieOf(headers) };
}

export const cookieOf = (headers: Headers): string =>
  (headers.getSetCookie().find((cookie) => cookie.startsWith('skydeck_challenge=')) ?? '').split(';')[0] ?? '';

export const secondStep = (
  { call }: TestPlatform,
  { challenge, cookie }: { readonly challenge: string; readonly cookie: string },
  code: string,
): Promise<Answer> =>
  call('/api/v2/login/second-factor', { method: 'POST', body: { challenge, code }, headers: { Cookie: cookie } });

/** What an answer comes to: its code, the codes of its fields, or the status of a success. */
export function outcomeOf({ status, json }: Answer): string {
  if (status < 400) return String(status);
  const fields = Object.entries((json.error.fields ?? {}) as Record<string, { code: string }>);
  return [json.error.err_code, ...fields.map(([field, { code }]) => `${field}:${code}`)].join(' ');
}

export const auditOf = ({ platform }: TestPlatform): Promise<{ type: string; account: string }[]> =>
  platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').select(['type', 'account']).orderBy('id').execute(),
  );

export const typesOf = async (platform: TestPlatform): Promise<string[]> =>
  (await auditOf(platform)).map(({ type }) => type);
