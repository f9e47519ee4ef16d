import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Waited {
  readonly calls: number;
  readonly longestMs: number;
  readonly failures: readonly string[];
}

const module = fileURLToPath(new URL('bystander-process.ts', import.meta.url));

/** Begins to call the server; answers what ends that and says how long the client waited. */
export async function startBystander(url: string, sessionId: string): Promise<() => Promise<Waited>> {
  const child = fork(module, [url, sessionId]);
  await once(child, 'message');
  return async () => {
    const said = once(child, 'message') as Promise<[Waited]>;
    child.send('stop');
    const [waited] = await said;
    return waited;
  };
}
