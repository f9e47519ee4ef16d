import { authenticatorCode } from '@skydeck/platform/testing';
import type { TestPlatform } from './platform.ts';

/** What an authenticator with this secret shows, now by the platform's clock. */
export async function codeOf({ url }: TestPlatform, secret: string): Promise<string> {
  const answer = await fetch(`${url}/api/v2/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'journeys' },
    body: JSON.stringify({ advance_ms: 0 }),
  });
  const { now } = (await answer.json()) as { now: string };
  return authenticatorCode(secret, new Date(now));
}
