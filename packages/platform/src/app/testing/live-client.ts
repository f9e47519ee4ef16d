import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { type LiveEvent, ServerFrame } from '@skydeck/contract';
import { assert } from 'superstruct';
import { WebSocket } from 'ws';

export interface LiveClient {
  send(message: unknown): void;
  /** The next frame; waits for it. Null when the connection was closed instead. */
  next(): Promise<ServerFrame | null>;
  /** The next frame, which must be an event. */
  nextEvent(): Promise<LiveEvent>;
  /** The code with which it was or will be closed. */
  closed(): Promise<number>;
  /** Stops and resumes reading, as a client that hangs. */
  pause(): void;
  resume(): void;
}

/** A websocket to a platform, once it is open; frames are kept until they are asked for. */
export async function openLive(t: TestContext, url: string, headers: Record<string, string> = {}): Promise<LiveClient> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
  t.after(() => socket.terminate());
  const frames: (ServerFrame | null)[] = [];
  const waiting: ((frame: ServerFrame | null) => void)[] = [];
  const give = (frame: ServerFrame | null) => {
    const asker = waiting.shift();
    if (asker) asker(frame);
    else frames.push(frame);
  };
  socket.on('message', (data) => {
    const frame: unknown = JSON.parse(String(data));
    assert(frame, ServerFrame);
    give(frame);
  });
  const closing = new Promise<number>((resolve) => socket.on('close', resolve));
  void closing.then(() => give(null));
  await once(socket, 'open');

  const next = () => {
    const frame = frames.shift();
    return frame === undefined
      ? new Promise<ServerFrame | null>((resolve) => waiting.push(resolve))
      : Promise.resolve(frame);
  };
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next,
    async nextEvent() {
      const frame = await next();
      if (frame?.type !== 'event') throw new Error(`An event was expected, this came: ${JSON.stringify(frame)}`);
      return frame.event;
    },
    closed: () => closing,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
  };
}
