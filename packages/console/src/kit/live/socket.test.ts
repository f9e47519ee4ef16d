import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHandTimer } from '../../../test/hand-timer.ts';
import { createSocket, reconnectDelay, type SocketDependencies } from './socket.ts';

/** The browser's WebSocket, held by the test. */
class HeldSocket {
  readyState = 0;
  readonly sent: { type: string; token?: string; since?: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  opened() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function open(more: Partial<SocketDependencies> = {}) {
  const hand = createHandTimer();
  const sockets: HeldSocket[] = [];
  const heard: string[] = [];
  const socket = createSocket({
    address: 'ws://there/ws',
    credentials: () => ({ token: 'scoped' }),
    onEvent: ({ seq }) => heard.push(`event ${seq}`),
    onReset: () => heard.push('reset'),
    onSignedOut: (why) => heard.push(why),
    onRightsChanged: () => heard.push('rights'),
    onAboutToStop: () => heard.push('stop'),
    onState: (state) => heard.push(state),
    timer: hand.timer,
    random: () => 1,
    open: () => {
      const held = new HeldSocket();
      sockets.push(held);
      return held as unknown as WebSocket;
    },
    ...more,
  });
  return { ...hand, socket, sockets, heard, last: () => sockets.at(-1) as HeldSocket };
}

const event = (seq: number) => ({
  type: 'event',
  event: {
    channel: 'compute',
    type: 'router',
    operation: 'updated',
    object: {},
    id: 'a',
    request_id: null,
    seq,
    at: '',
  },
});

(globalThis as { WebSocket?: unknown }).WebSocket ??= { OPEN: 1 };

describe('the live link', () => {
  // spec: error.scoped-token
  it('is an error without a scoped token, and connects nowhere', () => {
    const { socket, sockets, heard } = open({ credentials: () => null });
    assert.throws(() => socket.connect(), /scoped token/);
    assert.deepEqual([sockets.length, heard], [0, ['closed']]);
  });

  // spec: live.login
  it('logs in with its first message, and never puts the token into the address', () => {
    const { socket, last, heard } = open();
    socket.connect();
    last().opened();
    assert.deepEqual(last().sent, [{ type: 'login', token: 'scoped' }]);
    last().says({ type: 'login', code: 200, seq: 7 });
    assert.equal(heard.at(-1), 'open');
  });

  // spec: live.first
  it('goes on from the event that the page was read after, until it has heard of a later one', () => {
    const { socket, last, advance } = open();
    socket.connect(5);
    last().opened();
    assert.deepEqual(last().sent, [{ type: 'login', token: 'scoped', since: 5 }]);
    last().says({ type: 'login', code: 200, seq: 5 });
    last().says(event(6));
    last().breaks();
    advance(500);
    last().opened();
    assert.equal(last().sent[0]?.since, 6);
  });

  // spec: live.login.tries
  it('tries to log in three times, a second apart, then connects anew', () => {
    const { socket, last, advance, sockets, heard } = open();
    socket.connect();
    last().opened();
    advance(1000);
    advance(1000);
    assert.equal(last().sent.length, 3);
    advance(1000);
    assert.equal(heard.at(-1), 'waiting');
    advance(500);
    assert.equal(sockets.length, 2);
  });

  // spec: live.catch-up
  it('asks for what it missed after a break', () => {
    const { socket, last, advance, heard } = open();
    socket.connect();
    last().opened();
    last().says({ type: 'login', code: 200, seq: 7 });
    last().says(event(9));
    last().breaks();
    advance(500);
    last().opened();
    assert.equal(last().sent[0]?.since, 9);
    assert.ok(heard.includes('event 9'));
  });

  // spec: live.catch-up
  it('goes on from the number of a reset, and asks for nothing before it', () => {
    const { socket, last, advance, heard } = open();
    socket.connect(3);
    last().opened();
    last().says({ type: 'login', code: 200, seq: 900 });
    last().says({ type: 'reset', seq: 900 });
    assert.deepEqual(heard.slice(-2), ['open', 'reset']);
    last().breaks();
    advance(500);
    last().opened();
    assert.equal(last().sent[0]?.since, 900);
  });

  // spec: live.scope
  it('is not open in a new scope before it is logged in there: what was read in between may have missed something', () => {
    const { socket, last, sockets, heard } = open();
    socket.connect();
    last().opened();
    last().says({ type: 'login', code: 200, seq: 7 });
    last().says(event(8));
    heard.length = 0;
    socket.relogin();
    assert.deepEqual(heard, ['connecting']);
    last().says({ type: 'login', code: 200, seq: 9 });
    assert.deepEqual(heard, ['connecting', 'open']);
    assert.equal(sockets.length, 1);
    assert.deepEqual(
      last().sent.map(({ since }) => since),
      [undefined, undefined],
    );
  });

  // spec: live.codes
  it('signs out on 401 and stays away', () => {
    const { socket, last, heard, waiting } = open();
    socket.connect();
    last().opened();
    last().says({ type: 'login', code: 401, seq: 0 });
    assert.deepEqual(heard.slice(-2), ['closed', 'expired']);
    assert.equal(waiting(), 0);
  });

  // spec: live.codes
  it('waits five seconds after a fault of the server', () => {
    const { socket, last, advance, sockets } = open();
    socket.connect();
    last().opened();
    last().says({ type: 'login', code: 500, seq: 0 });
    advance(4999);
    assert.equal(sockets.length, 1);
    advance(1);
    assert.equal(sockets.length, 2);
  });

  // spec: live.backoff
  it('waits longer each time, but never more than half a minute', () => {
    const { socket, last, advance, sockets } = open();
    socket.connect();
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = sockets.length;
      last().breaks();
      advance(wait - 1);
      assert.equal(sockets.length, before, `before ${wait}`);
      advance(1);
      assert.equal(sockets.length, before + 1, `after ${wait}`);
    }
  });

  it('passes on reset, stop, rights and the end of the session; leaves nonsense alone', () => {
    const { socket, last, heard } = open();
    socket.connect();
    last().opened();
    last().says({ type: 'login', code: 200, seq: 1 });
    last().says({ type: 'reset', seq: 5 });
    last().says({ type: 'about_to_stop' });
    last().says({ type: 'session', state: 'changed' });
    last().says({ type: 'whatever' });
    last().onmessage?.({ data: '{' });
    last().says({ type: 'session', state: 'over' });
    assert.deepEqual(heard.slice(heard.indexOf('open') + 1), ['reset', 'stop', 'rights', 'closed', 'over']);

    for (const state of ['expired', 'disabled']) {
      socket.connect();
      last().opened();
      last().says({ type: 'session', state });
      assert.deepEqual(heard.slice(-2), ['closed', state]);
    }
  });

  it('hears why a login is refused where the server says so, and of the refusal itself nothing more', () => {
    const { socket, last, heard } = open();
    socket.connect();
    last().opened();
    last().says({ type: 'session', state: 'disabled' });
    last().says({ type: 'login', code: 401, seq: 0 });
    assert.deepEqual(heard.slice(-2), ['closed', 'disabled']);
  });

  it('hears nothing of a connection it has left', () => {
    const { socket, sockets, heard } = open();
    socket.connect();
    const old = sockets[0] as HeldSocket;
    socket.close();
    old.says(event(3));
    old.breaks();
    assert.ok(!heard.includes('event 3'));
    assert.equal(heard.at(-1), 'closed');
  });
});

describe('the wait before the next connection', () => {
  for (const [failures, random, ms] of [
    [0, 1, 500],
    [0, 0, 250],
    [1, 1, 1000],
    [3, 0.5, 3000],
    [6, 1, 30_000],
    [40, 0, 15_000],
  ] as const)
    it(`is ${ms} ms after ${failures} failures at ${random}`, () => assert.equal(reconnectDelay(failures, random), ms));
});
