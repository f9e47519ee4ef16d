import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Caller } from './scenario.ts';

export interface Calling {
  readonly urls: readonly string[];
  /** Each of them is changed at each of the URLs. */
  readonly groups: readonly string[];
  readonly as: Caller;
}

export interface Called {
  /** Of each call, in milliseconds. */
  readonly times: readonly number[];
  readonly failures: readonly string[];
}

export interface Callers {
  /** Calls for so long. */
  call(calling: Calling, ms: number): Promise<Called>;
  stop(): void;
}

const module = fileURLToPath(new URL('callers-process.ts', import.meta.url));

export async function startCallers(): Promise<Callers> {
  const child = fork(module);
  await once(child, 'message');
  return {
    async call(calling, ms) {
      const called = once(child, 'message') as Promise<[Called]>;
      child.send(calling);
      await setTimeout(ms);
      child.send('stop');
      return (await called)[0];
    },
    stop: () => child.disconnect(),
  };
}
