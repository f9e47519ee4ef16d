import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMovableClock } from '../../clock.ts';
import { Refusal, unauthorized } from '../../http/refusal.ts';
import { defaultLimits } from '../../http/limits.ts';
import type { Store, Tx } from '../../store/store.ts';
import { recordAttempt } from './record-attempt.ts';
import { commitLoggedThenThrow } from './commit-then-throw.ts';
import { createSignInGuard } from './sign-in-guard.ts';

const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
const storeThat = (write: () => Promise<void>) =>
  ({
    write: async (work: (tx: Tx) => Promise<unknown>) => {
      await write();
      return work({} as Tx);
    },
  }) as unknown as Store;

test('a log entry that the disk has no room for keeps nobody out; what it cannot keep itself does', async () => {
  const written: string[] = [];
  const roomy = storeThat(async () => {});
  const enter = (store: Store, keep: () => Promise<void>, answer: Refusal | string = 'in') =>
    commitLoggedThenThrow(store, async (_, log) => {
      written.push('session');
      await log(keep);
      return answer;
    });
  assert.equal(await enter(roomy, async () => void written.push('log')), 'in');
  assert.deepEqual(written.splice(0), ['session', 'log']);
  assert.equal(await enter(roomy, full), 'in');
  assert.deepEqual(written.splice(0), ['session', 'session'], 'the first is rolled back with its log entry');
  await assert.rejects(enter(roomy, full, unauthorized()), { code: 'unauthorized' });
  await assert.rejects(enter(storeThat(full), full), { code: 'ENOSPC' });
});

test('attempts that a full disk cannot count are counted by the minute', async () => {
  const clock = createMovableClock();
  const parts = { store: storeThat(full), guard: createSignInGuard(defaultLimits, clock) };
  const attempt = (account: string, browser: string | null = null) =>
    recordAttempt(parts, { account, address: '192.0.2.1', browser }, async () => {});
  for (let at = 0; at < 5; at += 1) await attempt('/jonas');
  await assert.rejects(attempt('/jonas'), { code: 'too_many_attempts' });
  await attempt('/jonas', 'known');
  await attempt('/sara');
  clock.advance(60_000);
  await attempt('/jonas');
});
