import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { number, type } from 'superstruct';
import { Cancelled, ServerFault } from '../errors.ts';
import { get, send, unscoped } from '../http.ts';
import { FIRST_WINS_MS, LAST_WINS_MS } from './dedupe.ts';
import { clientAt, failureOf } from './testing/clients.ts';
import { createHandTimer } from './testing/hand-timer.ts';
import { answerJson, serve } from './testing/local-server.ts';

const Count = type({ count: number() });
const read = get('/count/{id}', Count);
const one = { params: { id: '1' } };
const first = { ...one, repeat: 'first' } as const;
const last = { ...one, repeat: 'last' } as const;

/** A server that counts what it is asked, and a client whose scope and time the test moves. */
async function arrange(context: TestContext) {
  let count = 0;
  const server = await serve(context, (response) => answerJson(response, { count: ++count }));
  const timer = createHandTimer();
  const person = { session: 'session-1', scope: 'scope-1' };
  const client = clientAt(server.origin, { timer, sessionId: () => person.session, scopedToken: () => person.scope });
  return { server, timer, person, client };
}

// spec: call.first-wins, spec: call.last-wins
test('identical questions share an answer for 600 ms, or wait 300 ms for a newer one', () =>
  assert.deepEqual([FIRST_WINS_MS, LAST_WINS_MS], [600, 300]));

test('without `repeat` each call is sent', async (context) => {
  const { server, client } = await arrange(context);
  await Promise.all([client.call(read, one), client.call(read, one)]);
  assert.equal(server.seen.length, 2);
});

// spec: call.first-wins
describe('first wins', () => {
  test('identical calls share one answer for 600 ms', async (context) => {
    const { server, timer, client } = await arrange(context);
    const together = await Promise.all([client.call(read, first), client.call(read, first)]);
    timer.pass(FIRST_WINS_MS - 1);
    const late = await client.call(read, first);
    assert.deepEqual([...together, late], [{ count: 1 }, { count: 1 }, { count: 1 }]);
    assert.equal(server.seen.length, 1);
    timer.pass(1);
    assert.deepEqual(await client.call(read, first), { count: 2 });
    assert.equal(server.seen.length, 2);
  });

  test('the span runs from the first call, not from the last', async (context) => {
    const { server, timer, client } = await arrange(context);
    for (const ms of [0, 400, 400]) {
      timer.pass(ms);
      await client.call(read, first);
    }
    assert.equal(server.seen.length, 2);
  });

  test('another address, query, session or scope is another question', async (context) => {
    const { server, person, client } = await arrange(context);
    await client.call(read, first);
    await client.call(read, { ...first, params: { id: '2' } });
    await client.call(read, { ...first, query: { limit: 1 } });
    person.scope = 'scope-2';
    await client.call(read, first);
    person.session = 'session-2';
    await client.call(read, first);
    assert.deepEqual(
      server.seen.map(({ url, headers }) => [url, headers['x-session-id'], headers['x-auth-token']]),
      [
        ['/count/1', 'session-1', 'scope-1'],
        ['/count/2', 'session-1', 'scope-1'],
        ['/count/1?limit=1', 'session-1', 'scope-1'],
        ['/count/1', 'session-1', 'scope-2'],
        ['/count/1', 'session-2', 'scope-2'],
      ],
    );
  });

  test('an unscoped question is the same in each scope', async (context) => {
    const { server, person, client } = await arrange(context);
    await client.call(unscoped(read), first);
    person.scope = 'scope-2';
    await client.call(unscoped(read), first);
    assert.equal(server.seen.length, 1);
  });

  test('a failure is shared by those who wait for it, and not kept', async (context) => {
    let isBroken = true;
    const server = await serve(context, (response) =>
      isBroken ? answerJson(response, {}, 500) : answerJson(response, { count: 1 }),
    );
    const client = clientAt(server.origin, { timer: createHandTimer() });
    const failures = await Promise.all([failureOf(client.call(read, first)), failureOf(client.call(read, first))]);
    for (const failure of failures) assert.ok(failure instanceof ServerFault);
    assert.equal(server.seen.length, 1);
    isBroken = false;
    assert.deepEqual(await client.call(read, first), { count: 1 });
  });

  test('who aborts takes the answer from nobody else', async (context) => {
    const { server, client } = await arrange(context);
    const [early, later] = [new AbortController(), new AbortController()];
    const earlyFailure = failureOf(client.call(read, { ...first, signal: early.signal }));
    const laterFailure = failureOf(client.call(read, { ...first, signal: later.signal }));
    const patient = client.call(read, first);
    early.abort();
    later.abort();
    assert.ok((await earlyFailure) instanceof Cancelled);
    assert.ok((await laterFailure) instanceof Cancelled);
    assert.deepEqual(await patient, { count: 1 });
    assert.equal(server.seen.length, 1);
  });

  test('changes are never shared', async (context) => {
    const { server, client } = await arrange(context);
    const change = send('POST', '/count', type({}), Count);
    await Promise.all([
      client.call(change, { body: {}, repeat: 'first' }),
      client.call(change, { body: {}, repeat: 'first' }),
    ]);
    assert.equal(server.seen.length, 2);
  });
});

// spec: call.last-wins
describe('last wins', () => {
  test('of identical calls only the last is sent, 300 ms after it; all get its answer', async (context) => {
    const { server, timer, client } = await arrange(context);
    const calls = [client.call(read, last)];
    timer.pass(LAST_WINS_MS - 1);
    calls.push(client.call(read, last));
    timer.pass(LAST_WINS_MS - 1);
    calls.push(client.call(read, last));
    timer.pass(LAST_WINS_MS - 1);
    assert.equal(timer.waiting(), 1, 'nothing is sent yet');
    timer.pass(1);
    assert.deepEqual(await Promise.all(calls), [{ count: 1 }, { count: 1 }, { count: 1 }]);
    assert.equal(server.seen.length, 1);
    assert.equal(timer.waiting(), 0);
  });

  test('an answer is not kept', async (context) => {
    const { timer, client } = await arrange(context);
    for (const count of [1, 2]) {
      const call = client.call(read, last);
      timer.pass(LAST_WINS_MS);
      assert.deepEqual(await call, { count });
    }
  });

  test('a change of scope is another question', async (context) => {
    const { server, timer, person, client } = await arrange(context);
    const before = client.call(read, last);
    person.scope = 'scope-2';
    const after = client.call(read, last);
    timer.pass(LAST_WINS_MS);
    await Promise.all([before, after]);
    assert.equal(server.seen.length, 2);
  });

  test('a failure reaches all', async (context) => {
    const server = await serve(context, (response) => answerJson(response, {}, 500));
    const timer = createHandTimer();
    const client = clientAt(server.origin, { timer });
    const failures = [failureOf(client.call(read, last)), failureOf(client.call(read, last))];
    timer.pass(LAST_WINS_MS);
    for (const failure of await Promise.all(failures)) assert.ok(failure instanceof ServerFault);
    assert.equal(server.seen.length, 1);
  });

  test('who aborts is free at once, the others get the answer', async (context) => {
    const { server, timer, client } = await arrange(context);
    const controller = new AbortController();
    const patient = client.call(read, last);
    const failure = failureOf(client.call(read, { ...last, signal: controller.signal }));
    controller.abort();
    assert.ok((await failure) instanceof Cancelled);
    timer.pass(LAST_WINS_MS);
    assert.deepEqual(await patient, { count: 1 });
    assert.equal(server.seen.length, 1);
  });
});
