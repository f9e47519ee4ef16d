import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Crowd, CrowdFigures } from '@skydeck/platform/testing/live-crowd';

const module = fileURLToPath(new URL('crowd-process.ts', import.meta.url));

/** A crowd in a process of its own; resolves when all of it has logged in. */
export async function startCrowd(url: string, as: object, count: number): Promise<Crowd> {
  const child = fork(module, [url, JSON.stringify(as), String(count)]);
  const ended = once(child, 'exit');
  const answer = async <T>() => {
    const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
    if (!first) throw new Error('The live clients have ended');
    return (first[0] as { readonly said: T }).said;
  };
  const ask = <T>(what: keyof Crowd) => {
    const answered = answer<T>();
    child.send(what);
    return answered;
  };
  await answer();
  return {
    settle: () => ask<readonly string[]>('settle'),
    figures: () => ask<CrowdFigures>('figures'),
    async close() {
      await ask('close');
      child.disconnect();
      await ended;
    },
  };
}
