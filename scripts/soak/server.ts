import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Measured {
  /** After collection. */
  readonly heapMb: number;
  /** Of the event loop, since it was last measured. */
  readonly longestTurnMs: number;
  /** Processor time of a turn: where clients have the same processors, a turn takes longer than it works. */
  readonly longestWorkMs: number;
  /** Of the collections, which are part of turns. */
  readonly longestGcMs: number;
}

export interface SoakServer {
  readonly url: string;
  readonly s3Url: string;
  readonly pid: number;
  measure(): Promise<Measured>;
  kill(): void;
  /** What it wrote to standard error, once it has ended. */
  stop(signal?: NodeJS.Signals): Promise<string>;
}

const module = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** A platform with the demo, and without a clock that stands still: as `npm start` runs it. */
export async function startServer(dataFolder: string, env: Readonly<Record<string, string>> = {}): Promise<SoakServer> {
  const child = fork(module, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      SKYDECK_DATA: dataFolder,
      SKYDECK_HOST: '127.0.0.1',
      SKYDECK_PORT: '0',
      SKYDECK_S3_PORT: '0',
      SKYDECK_DEMO: '1',
      ...env,
    },
  });
  let errors = '';
  child.stderr?.on('data', (piece: Buffer) => (errors += piece.toString()));
  const ended = once(child, 'exit');
  const answer = async <T>() => {
    const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (!first) throw new Error(`The server has ended: ${errors}`);
    return first[0] as T;
  };
  const addresses = await answer<{ readonly url: string; readonly s3Url: string }>();
  return {
    ...addresses,
    pid: child.pid ?? 0,
    async measure() {
      const measured = answer<Measured>();
      child.send('measure');
      return measured;
    },
    kill: () => void child.kill('SIGKILL'),
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
      return errors;
    },
  };
}
