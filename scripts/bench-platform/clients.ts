import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Joining {
  readonly count: number;
  /** So many open their links at a time. */
  readonly atOnce: number;
  /** The number that they name, and how many events followed it. */
  readonly since?: number;
  readonly missed: number;
}

export interface Joined {
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** The number that the first login was answered with. */
  readonly seq: number;
}

export interface Clients {
  /** Resolves when all are in and have what they missed. */
  join(joining: Joining): Promise<Joined>;
  /** Resolves when all have heard one more message, with the size of one. */
  heard(): Promise<number>;
  leave(): Promise<void>;
  stop(): Promise<void>;
}

interface Said {
  readonly joined?: Joined;
  readonly heard?: number;
  readonly size?: number;
  readonly left?: true;
}

const module = fileURLToPath(new URL('clients-process.ts', import.meta.url));

export async function startClients(url: string, login: object): Promise<Clients> {
  const child = fork(module, [url, JSON.stringify({ type: 'login', ...login })]);
  await once(child, 'message');
  const said = async (isIt: (what: Said) => boolean) => {
    const { promise, resolve, reject } = Promise.withResolvers<Said>();
    const listen = (what: unknown) => {
      if (isIt(what as Said)) resolve(what as Said);
    };
    const fail = () => reject(new Error('The clients have ended'));
    child.on('message', listen).once('exit', fail);
    try {
      return await promise;
    } finally {
      child.off('message', listen).off('exit', fail);
    }
  };
  return {
    async join(joining) {
      const answer = said(({ joined }) => joined !== undefined);
      child.send(joining);
      return (await answer).joined ?? { ms: 0, seq: 0 };
    },
    heard: async () => (await said(({ heard }) => heard !== undefined)).size ?? 0,
    async leave() {
      const answer = said(({ left }) => left === true);
      child.send('leave');
      await answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
