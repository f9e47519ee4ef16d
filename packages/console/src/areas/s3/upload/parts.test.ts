import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Invalid, NotFound } from '@skydeck/contract';
import { type PartsApi, sendInParts, type SentPart } from './parts.ts';

const MIB = 1024 ** 2;
const SIZE = 70 * MIB;

function start(there: readonly SentPart[] = [], known: string | null = null) {
  let kept = known;
  let atOnce = 0;
  let most = 0;
  const calls: string[] = [];
  const told: number[] = [];
  const api: PartsApi = {
    start: async () => {
      calls.push('start');
      return 'u1';
    },
    list: async (id) => {
      calls.push(`list ${id}`);
      return there;
    },
    mayBegin: async () => {},
    put: async (_, { number, start: from, end }, onProgress) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      onProgress((end - from) / 2);
      await Promise.resolve();
      atOnce -= 1;
      calls.push(`put ${number}`);
      return `e${number}`;
    },
    finish: async (id, parts) => {
      calls.push(
        `finish ${id} ${parts
          .map(({ etag }) => etag)
          .toSorted()
          .join()}`,
      );
    },
  };
  const memory = {
    read: () => kept,
    write: (id: string | null) => {
      kept = id;
    },
  };
  return {
    api,
    memory,
    calls,
    told,
    most: () => most,
    kept: () => kept,
    run: () => sendInParts(SIZE, api, memory, (sent) => told.push(sent)),
  };
}

test('parts go some at a time, and make one file', async () => {
  const { run, calls, told, most, kept } = start();
  await run();
  assert.deepEqual(calls, ['start', 'put 1', 'put 2', 'put 3', 'put 4', 'put 5', 'finish u1 e1,e2,e3,e4,e5']);
  assert.equal(most(), 4);
  assert.equal(told[0], 0);
  assert.equal(told.at(-1), SIZE);
  assert.deepEqual(
    told,
    told.toSorted((one, other) => one - other),
    'never back',
  );
  assert.equal(kept(), null);
});

test('what an earlier try brought over is not sent again', async () => {
  const part = (number: number) => ({ number, etag: `old${number}`, size: 16 * MIB });
  const { run, calls, told } = start([part(1), part(3)], 'u0');
  await run();
  assert.deepEqual(calls, ['list u0', 'put 2', 'put 4', 'put 5', 'finish u0 e2,e4,e5,old1,old3']);
  assert.equal(told[0], 32 * MIB);
});

test('an upload the server has forgotten begins anew', async () => {
  const { api, memory, run, calls } = start([], 'u0');
  Object.assign(api, { list: () => Promise.reject(new NotFound('')) });
  await run();
  assert.equal(calls[0], 'start');
  assert.equal(memory.read(), null);
});

test('after a failure it is remembered, and no more parts begin', async () => {
  const { api, run, calls, kept } = start();
  const put = api.put;
  Object.assign(api, {
    put: (...facts: Parameters<PartsApi['put']>) =>
      facts[1].number === 1 ? Promise.reject(new Invalid('No')) : put(...facts),
  });
  await assert.rejects(run(), Invalid);
  assert.equal(kept(), 'u1');
  assert.ok(!calls.includes('put 5'));
});

// spec: upload.pause
test('paused, the parts under way come to their end, and no more begin', async () => {
  const { api, run, calls } = start();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(api, { mayBegin: () => (calls.length > 0 && calls.at(-1) !== 'start' ? promise : Promise.resolve()) });
  const outcome = run();
  await new Promise((settled) => setImmediate(settled));
  assert.deepEqual(calls, ['start', 'put 1', 'put 2', 'put 3', 'put 4']);
  resolve();
  await outcome;
  assert.deepEqual(calls.slice(5), ['put 5', 'finish u1 e1,e2,e3,e4,e5']);
});
