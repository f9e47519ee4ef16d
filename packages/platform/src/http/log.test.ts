import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify, { LogController } from 'fastify';
import { handleErrors } from './errors.ts';
import { logOptions } from './log.ts';

const SECRET = 'Copper-Lantern-58';

/** A server that fails, and the lines that it writes. */
function openFailing(error: unknown) {
  const lines: string[] = [];
  const app = Fastify({
    logger: logOptions('warn', { write: (line) => void lines.push(line) }),
    genReqId: () => 'req-1',
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(app);
  app.get('/fails/:id', async () => {
    throw error;
  });
  return { app, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, any>) };
}

const withFacts = (error: Error, facts: object) => Object.assign(error, facts);

// spec: operations.log
test('an unexpected error is one line of JSON with the id of its request', async () => {
  const { app, lines, read } = openFailing(withFacts(new RangeError('too far'), { code: 'FAR' }));
  const { statusCode } = await app.inject({ url: '/fails/1' });
  assert.equal(statusCode, 500);
  assert.equal(lines.length, 1);
  const [line] = read();
  assert.deepEqual(
    [
      line?.['level'],
      line?.['msg'],
      line?.['requestId'],
      line?.['err'].type,
      line?.['err'].message,
      line?.['err'].code,
    ],
    [50, 'unexpected error', 'req-1', 'RangeError', 'too far', 'FAR'],
  );
  assert.match(line?.['err'].stack, /log\.test\.ts/);
});

// spec: operations.log.secret
test('no secret of a request is in the log, whatever hangs on its error', async () => {
  const headers = { authorization: `Bearer ${SECRET}`, cookie: `session=${SECRET}` };
  const cause = withFacts(new Error(`GET https://mia:${SECRET}@id.example/token?code=${SECRET} was refused`), {
    response: { headers, body: SECRET },
  });
  const error = withFacts(new Error(`with Bearer ${SECRET}`, { cause }), { request: { headers }, password: SECRET });
  const { app, lines, read } = openFailing(error);
  await app.inject({ url: `/fails/1?token=${SECRET}`, headers });
  assert.ok(lines.length === 1 && !lines[0]?.includes(SECRET), lines.join('\n'));
  assert.equal(read()[0]?.['err'].cause.message, 'GET https://[redacted]@id.example/token?[redacted] was refused');
});

// spec: operations.log.secret
test('fields that are secrets are not in the log, at a line or in what stands there', () => {
  const { app, lines, read } = openFailing(null);
  const facts = { password: SECRET, client_secret: SECRET, 'set-cookie': SECRET, address: '192.0.2.7' };
  app.log.warn({ ...facts, body: facts, headers: { authorization: SECRET, 'x-session-id': SECRET } }, 'facts');
  app.log.error({ req: { method: 'GET', url: `/x?code=${SECRET}`, routeOptions: { url: '/x' } } }, 'a request');
  assert.ok(!lines.join('').includes(SECRET), lines.join(''));
  const [line, request] = read();
  assert.deepEqual(
    [line?.['password'], line?.['address'], line?.['body'].address],
    ['[redacted]', '192.0.2.7', '192.0.2.7'],
  );
  assert.deepEqual(request?.['req'], { method: 'GET', route: '/x' });
});

test('what is thrown and is no error is in the log, and causes that go round end', async () => {
  const round = new Error('round');
  round.cause = round;
  for (const [thrown, message] of [
    ['only a text', 'only a text'],
    [round, 'round'],
  ] as const) {
    const { app, read } = openFailing(null);
    app.log.error({ err: thrown }, 'thrown');
    assert.equal(read()[0]?.['err'].message, message);
  }
});
