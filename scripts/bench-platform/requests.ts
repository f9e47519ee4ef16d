import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoDomainId, demoProjectId } from '@skydeck/platform/testing';
import { fillPlatform, percentile } from '@skydeck/platform/testing/large-cloud';
import { signIn } from '../soak/scenario.ts';
import { startServer } from '../soak/server.ts';
import { memoryOf, secondsOf } from './process-figures.ts';

export interface RequestTimes {
  readonly requestsPerSecond: number;
  /** What the platform works for each list request, in milliseconds. */
  readonly cpu: number;
  /** What another caller waits meanwhile for `/meta`, in milliseconds. */
  readonly meta: { readonly median: number; readonly p99: number };
  /** Resident memory at the end, in MB. */
  readonly memory: number;
}

const CALLERS = 8;
const PAUSE_MS = 20;
const whose = { project_id: demoProjectId('payments-prod'), domain_id: demoDomainId('Norrland Retail') };

/** So many callers who ask for a page of so many networks, each one request after the other, for so many seconds. */
export async function measureRequests(folder: string, count: number, seconds: number): Promise<RequestTimes> {
  const data = join(folder, 'platform');
  // Its first start makes the demo.
  await (await startServer(data)).stop('SIGTERM');
  await fillPlatform({ dataFolder: data, databaseUrl: null }, count, whose);
  const server = await startServer(data);
  const agent = new Agent({ keepAlive: true });
  try {
    const { sessionId, token } = await signIn(server.url);
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-Session-Id': sessionId, 'X-Auth-Token': token };
    const timeOf = (path: string) => ask(agent, server.url + path, headers);
    const list = '/api/v2/compute/networks?limit=20&with_count=true';
    await timeOf(list);
    const before = secondsOf(server.pid);
    const end = performance.now() + seconds * 1_000;
    const meta: number[] = [];
    let answered = 0;
    const lister = async () => {
      for (; performance.now() < end; answered += 1) await timeOf(list);
    };
    const other = async () => {
      for (; performance.now() < end; await setTimeout(PAUSE_MS)) meta.push(await timeOf('/api/v2/meta'));
    };
    await Promise.all([...Array.from({ length: CALLERS }, lister), other()]);
    return {
      requestsPerSecond: answered / seconds,
      cpu: ((secondsOf(server.pid) - before) * 1_000) / answered,
      meta: { median: percentile(meta, 0.5), p99: percentile(meta, 0.99) },
      memory: memoryOf(server.pid),
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Milliseconds until the whole answer is there. Rejects where it is not 200. */
function ask(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const began = performance.now();
  get(url, { agent, headers }, (answer) => {
    answer.resume();
    answer.once('end', () => {
      if (answer.statusCode === 200) resolve(performance.now() - began);
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    });
  }).once('error', reject);
  return promise;
}
