import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { array, object, string, type } from 'superstruct';
import {
  CallError,
  Cancelled,
  Changed,
  Denied,
  Invalid,
  NotFound,
  Offline,
  ServerFault,
  SignedOut,
  Unreadable,
} from '../errors.ts';
import { get, page, remove, send, sendNoContent, unscoped } from '../http.ts';
import { RECONFIGURATION_HEADER } from './client.ts';
import { clientAt, failureOf } from './testing/clients.ts';
import { answerJson, closedOrigin, serve } from './testing/local-server.ts';

const Thing = type({ id: string() });
const readThing = get('/things/{id}', Thing);
const listThings = get('/things', page(Thing));
const createThing = send('POST', '/things', object({ name: string() }), Thing);
const changeThing = send('PATCH', '/things/{id}', object({ name: string() }), Thing);
const removeThing = remove('/things/{id}');

// spec: call.headers
describe('what a call sends', () => {
  test('a scoped GET', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    await clientAt(server.origin).call(readThing, { params: { id: '1' } });
    const [request] = server.seen;
    assert.deepEqual([request?.method, request?.url, request?.body], ['GET', '/things/1', '']);
    assert.equal(request?.headers.accept, 'application/json');
    assert.equal(request?.headers['x-requested-with'], 'XMLHttpRequest');
    assert.equal(request?.headers['x-session-id'], 'session-1');
    assert.equal(request?.headers['x-auth-token'], 'scope-1');
    assert.equal(request?.headers['content-type'], undefined);
    assert.equal(request?.headers['if-match'], undefined);
  });

  test('an unscoped call goes without the scoped token', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    await clientAt(server.origin).call(unscoped(readThing), { params: { id: '1' } });
    assert.equal(server.seen[0]?.headers['x-session-id'], 'session-1');
    assert.equal(server.seen[0]?.headers['x-auth-token'], undefined);
  });

  test('a frame and its window name the page that they belong to', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    const at = 'https://portal.example';
    await clientAt(server.origin, { frameHost: () => at }).call(readThing, { params: { id: '1' } });
    await clientAt(server.origin, { frameWindow: () => at }).call(readThing, { params: { id: '1' } });
    assert.deepEqual(
      server.seen.map(({ headers }) => [headers['x-frame-host'], headers['x-frame-window']]),
      [
        [at, undefined],
        [undefined, at],
      ],
    );
  });

  test('session and token are those of the moment, and left out when there are none', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    let current: string | null = null;
    const client = clientAt(server.origin, { sessionId: () => current, scopedToken: () => current });
    await client.call(readThing, { params: { id: '1' } });
    current = 'new';
    await client.call(readThing, { params: { id: '1' } });
    assert.deepEqual(
      server.seen.map(({ headers }) => [headers['x-session-id'], headers['x-auth-token']]),
      [
        [undefined, undefined],
        ['new', 'new'],
      ],
    );
  });

  test('a body as JSON, with the revision it is meant for', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    await clientAt(server.origin).call(changeThing, { params: { id: '1' }, body: { name: 'ünö' }, revision: 0 });
    const [request] = server.seen;
    assert.equal(request?.method, 'PATCH');
    assert.equal(request?.headers['content-type'], 'application/json');
    assert.equal(request?.headers['if-match'], 'revision_number=0');
    assert.deepEqual(JSON.parse(request?.body ?? ''), { name: 'ünö' });
  });

  // spec: navigation.prefix
  test('path and query, under the base path', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { data: [] }));
    const client = clientAt(`${server.origin}/api/agent_direct/7/lca`);
    await client.call(listThings, { query: { limit: 20, marker: undefined, filter: { name: 'a b' } } });
    assert.equal(server.seen[0]?.url, '/api/agent_direct/7/lca/things?limit=20&filter=%7B%22name%22%3A%22a+b%22%7D');
    assert.equal(client.address('/things'), `${server.origin}/api/agent_direct/7/lca/things`);
  });

  // spec: call.strict
  test('a wrong body never leaves', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    const wrong = { name: 1, colour: 'red' } as unknown as { name: string };
    const error = await failureOf(clientAt(server.origin).call(createThing, { body: wrong }));
    assert.ok(error instanceof Invalid);
    assert.equal(error.code, 'validation_failed');
    assert.equal(error.status, null);
    assert.deepEqual(Object.fromEntries(Object.entries(error.fields).map(([path, { code }]) => [path, code])), {
      name: 'wrong_type',
      colour: 'unknown_field',
    });
    assert.equal(server.seen.length, 0);
  });

  test('neither does a path with a hole left open', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    for (const id of ['', '..']) {
      const error = await failureOf(clientAt(server.origin).call(readThing, { params: { id } }));
      assert.ok(error instanceof Invalid);
      assert.equal(error.code, 'bad_request');
    }
    assert.equal(server.seen.length, 0);
  });
});

describe('what a call answers', () => {
  // spec: call.strict
  test('the answer, with fields the contract does not know', async (context) => {
    const server = await serve(context, (response) =>
      answerJson(response, { data: [{ id: '1', later: true }], next_marker: null, later: 1 }),
    );
    const { data } = await clientAt(server.origin).call(listThings);
    assert.equal(data[0]?.id, '1');
  });

  test('an answer that is a list', async (context) => {
    const server = await serve(context, (response) => answerJson(response, [{ id: '1' }, { id: '2' }]));
    assert.deepEqual(await clientAt(server.origin).call(get('/things', array(Thing))), [{ id: '1' }, { id: '2' }]);
  });

  test('null for 204', async (context) => {
    const server = await serve(context, (response) => response.writeHead(204).end());
    const client = clientAt(server.origin);
    assert.equal(await client.call(removeThing, { params: { id: '1' } }), null);
    assert.equal(await client.call(sendNoContent('POST', '/logout', null)), null);
    assert.deepEqual(
      server.seen.map(({ method, body }) => [method, body]),
      [
        ['DELETE', ''],
        ['POST', ''],
      ],
    );
  });

  const notJson = 'Can not parse payload. Expected JSON';
  const unreadable: [string, string, string | RegExp][] = [
    ['the wrong shape', '{"id":1}', /Expected a string/],
    ['no object', '"1"', /Expected an object/],
    ['null', 'null', /Expected an object/],
    ['no JSON', '<html>', notJson],
    ['half a JSON', '{"id":"1"', notJson],
    ['nothing', '', notJson],
  ];
  for (const [name, body, message] of unreadable) {
    // spec: error.unreadable
    test(`${name} is Unreadable`, async (context) => {
      const server = await serve(context, (response) => response.writeHead(200, { 'x-request-id': 'r-1' }).end(body));
      const error = await failureOf(clientAt(server.origin).call(readThing, { params: { id: '1' } }));
      assert.ok(error instanceof Unreadable);
      assert.deepEqual([error.status, error.requestId], [200, 'r-1']);
      if (message === notJson) assert.equal(error.message, message);
      else assert.match(error.message, new RegExp(message));
    });
  }
});

describe('failures', () => {
  const classes: [number, new (message: string) => CallError][] = [
    [400, Invalid],
    [401, SignedOut],
    [403, Denied],
    [404, NotFound],
    [409, Invalid],
    [412, Changed],
    [500, ServerFault],
    [503, ServerFault],
  ];
  for (const [status, Class] of classes) {
    test(`${status} is ${Class.name}, with its code, fields and request id`, async (context) => {
      const fields = { name: { code: 'name_taken', message: 'Taken' } };
      const body = { error: { err_code: 'a_code', message: 'A message', fields } };
      const server = await serve(context, (response) => answerJson(response, body, status, { 'x-request-id': 'r-1' }));
      const told: CallError[] = [];
      const client = clientAt(server.origin, { onError: (error) => told.push(error) });
      const error = await failureOf(client.call(createThing, { body: { name: 'a' } }));
      assert.ok(error instanceof CallError);
      assert.equal(error.constructor, Class);
      assert.deepEqual(
        [error.status, error.code, error.message, error.requestId],
        [status, 'a_code', 'A message', 'r-1'],
      );
      assert.deepEqual(error.fields, fields);
      assert.deepEqual(told, [error], 'onError is told once');
    });
  }

  for (const [status, text, message] of [
    [418, 'I am a teapot', 'I am a teapot'],
    [502, 'Bad Gateway', 'Internal Server Error. Please contact your system administrator.'],
  ] as const)
    test(`an error that is no JSON has the status text, or the catalogue’s sentence: ${status}`, async (context) => {
      const server = await serve(context, (response) => response.writeHead(status, text).end('<html>'));
      const error = await failureOf(clientAt(server.origin).call(readThing, { params: { id: '1' } }));
      assert.equal(error.message, message);
    });

  // spec: error.offline
  test('a server that is away is Offline', async () => {
    const error = await failureOf(clientAt(await closedOrigin()).call(readThing, { params: { id: '1' } }));
    assert.ok(error instanceof Offline);
    assert.equal(error.status, null);
  });

  for (const status of [200, 500]) {
    test(`an answer of ${status} that breaks off is Offline`, async (context) => {
      const server = await serve(context, (response) => {
        response.writeHead(status, { 'content-length': '100' });
        response.write('{"id":', () => response.destroy());
      });
      assert.ok((await failureOf(clientAt(server.origin).call(readThing, { params: { id: '1' } }))) instanceof Offline);
    });
  }

  test('an aborted call is Cancelled', async (context) => {
    const server = await serve(context, () => {});
    const controller = new AbortController();
    const failure = failureOf(
      clientAt(server.origin).call(readThing, { params: { id: '1' }, signal: controller.signal }),
    );
    await server.nextRequest();
    controller.abort();
    assert.ok((await failure) instanceof Cancelled);
  });

  test('a call aborted while its answer arrives is Cancelled', async (context) => {
    const server = await serve(context, (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
    });
    const controller = new AbortController();
    const gotHeaders = Promise.withResolvers<void>();
    const client = clientAt(server.origin, {
      fetch: async (...request) => {
        const response = await fetch(...request);
        gotHeaders.resolve();
        return response;
      },
    });
    const failure = failureOf(client.call(readThing, { params: { id: '1' }, signal: controller.signal }));
    await gotHeaders.promise;
    controller.abort();
    assert.ok((await failure) instanceof Cancelled);
  });

  test('a call that is aborted already is not sent', async (context) => {
    const server = await serve(context, (response) => answerJson(response, { id: '1' }));
    const signal = AbortSignal.abort();
    for (const repeat of [undefined, 'first', 'last'] as const) {
      const options = { params: { id: '1' }, signal, ...(repeat && { repeat }) };
      assert.ok((await failureOf(clientAt(server.origin).call(readThing, options))) instanceof Cancelled);
    }
    assert.equal(server.seen.length, 0);
  });
});

// spec: call.request-id
test('each answer’s request is told by its id, a refusal’s too', async (context) => {
  const server = await serve(context, (response, { url }) => {
    if (url === '/things/1') answerJson(response, { id: '1' }, 200, { 'x-request-id': 'r-1' });
    else
      answerJson(response, {}, url === '/things/2' ? 400 : 200, url === '/things/2' ? { 'x-request-id': 'r-2' } : {});
  });
  const told: string[] = [];
  const client = clientAt(server.origin, { onRequestId: (id) => told.push(id) });
  await client.call(readThing, { params: { id: '1' } });
  await failureOf(client.call(readThing, { params: { id: '2' } }));
  await failureOf(client.call(readThing, { params: { id: '3' } }));
  assert.deepEqual(told, ['r-1', 'r-2']);
});

// spec: navigation.reconfiguration
test('a server that is being reconfigured is noticed on any answer', async (context) => {
  const server = await serve(context, (response, { url }) => {
    if (url === '/things/1') answerJson(response, { id: '1' });
    else answerJson(response, {}, 503, { [RECONFIGURATION_HEADER]: 'in_progress' });
  });
  const noticed: string[] = [];
  const client = clientAt(server.origin, { onReconfiguration: (state) => noticed.push(state) });
  await client.call(readThing, { params: { id: '1' } });
  assert.deepEqual(noticed, []);
  await failureOf(client.call(readThing, { params: { id: '2' } }));
  assert.deepEqual(noticed, ['in_progress']);
});
