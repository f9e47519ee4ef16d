import { Agent, request } from 'node:http';
import { percentile } from '@skydeck/platform/testing/large-cloud';
import { call, type Caller, signIn } from '../soak/scenario.ts';
import { type Clients, startClients } from './clients.ts';
import { type Deployment, inDeployments } from './deployment.ts';
import { limitsFor } from './live.ts';

/** Of calls by eight callers, each one after the other, spread over the instances. */
export interface CallTimes {
  readonly perSecond: number;
  /** Milliseconds of CPU time for each, of the instances and of the server of the database. */
  readonly platform: number;
  readonly database: number;
  readonly median: number;
  readonly p99: number;
}

export interface DeploymentTimes {
  readonly title: string;
  readonly lists: CallTimes;
  readonly creates: CallTimes;
  /** Messages to live clients for each second of CPU time of all instances. */
  readonly messages: number;
}

interface Sizes {
  readonly count: number;
  readonly seconds: number;
  readonly clients: number;
}

const CALLERS = 8;
/** Two callers make something in each: a project may have ten security groups. */
const MAKERS = ['payments-staging', 'storefront', 'data-platform', 'warehouse-edge'] as const;
const CHANGES = 40;
const GROUPS = '/api/v2/compute/security-groups';
const LIST = '/api/v2/compute/networks?limit=20&with_count=true';

/** Lists, creates and live messages of one and of three instances, with so many networks and routers in the cloud. */
export async function measureDeployments(folder: string, { count, seconds, clients }: Sizes) {
  const all: DeploymentTimes[] = [];
  await inDeployments(folder, count, limitsFor(clients), async (deployment) => {
    const url = deployment.servers[0]?.url ?? '';
    const as = await signIn(url);
    const makers: Caller[] = [];
    for (const project of MAKERS) makers.push(await signIn(url, 'mia.hallberg', project));
    const agent = new Agent({ keepAlive: true });
    const ask = (at: number, who: Caller, method: string, path: string, body?: object) => {
      const server = deployment.servers[at % deployment.servers.length]?.url ?? '';
      return send({ agent, url: server + path, method, as: who, body });
    };
    try {
      const lists = await measureCalls(deployment, seconds, (at) => async () => (await ask(at, as, 'GET', LIST)).ms);
      const creates = await measureCalls(deployment, seconds, (at) => async () => {
        const maker = makers[at % makers.length] ?? as;
        const { ms, json } = await ask(at, maker, 'POST', GROUPS, { name: `bench ${at}` });
        await ask(at, maker, 'DELETE', `${GROUPS}/${String(json['id'])}`);
        return ms;
      });
      const messages = await measureMessages(deployment, as, clients);
      all.push({ title: deployment.title, lists, creates, messages });
    } finally {
      agent.destroy();
    }
  });
  return all as readonly DeploymentTimes[];
}

/** `actOf`: what a caller does again and again, which answers how long its call took. */
async function measureCalls(
  { platformSeconds, databaseSeconds }: Deployment,
  seconds: number,
  actOf: (caller: number) => () => Promise<number>,
): Promise<CallTimes> {
  // What is loaded at first use is there before anything is measured.
  for (let caller = 0; caller < CALLERS; caller += 1) await actOf(caller)();
  const before = [platformSeconds(), databaseSeconds()] as const;
  const from = performance.now();
  const times: number[] = [];
  const go = async (act: () => Promise<number>) => {
    while (performance.now() - from < seconds * 1_000) times.push(await act());
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => go(actOf(caller))));
  return {
    perSecond: (times.length * 1_000) / (performance.now() - from),
    platform: ((platformSeconds() - before[0]) * 1_000) / times.length,
    database: ((databaseSeconds() - before[1]) * 1_000) / times.length,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

/** All hear of each change before the next; what the changes cost without them is taken off. */
async function measureMessages({ servers, platformSeconds }: Deployment, as: Caller, count: number): Promise<number> {
  const url = servers[0]?.url ?? '';
  const { json } = await call(url, GROUPS, { method: 'POST', body: { name: 'live' }, as });
  const path = `${GROUPS}/${String(json['id'])}`;
  let number = 0;
  const change = () => call(url, path, { method: 'PATCH', body: { description: `${(number += 1)}` }, as });
  const cpuOf = async (act: () => Promise<unknown>) => {
    const before = platformSeconds();
    for (let at = 0; at < CHANGES; at += 1) await act();
    return platformSeconds() - before;
  };
  const login = { session_id: as.sessionId, token: as.token };
  const crowds: Clients[] = await Promise.all(servers.map((server) => startClients(server.url, login)));
  const each = Math.ceil(count / servers.length);
  try {
    for (const crowd of crowds) await crowd.join({ count: each, atOnce: 16, missed: 0 });
    // Counted once: what comes of it late is in none of the rounds.
    const first = crowds.map((crowd) => crowd.heard());
    await change();
    await Promise.all(first);
    const together = await cpuOf(async () => {
      const heard = crowds.map((crowd) => crowd.heard());
      await change();
      await Promise.all(heard);
    });
    await Promise.all(crowds.map((crowd) => crowd.leave()));
    const alone = await cpuOf(change);
    return (CHANGES * each * servers.length) / (together - alone);
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()));
  }
}

interface Sent {
  readonly agent: Agent;
  readonly url: string;
  readonly method: string;
  readonly as: Caller;
  readonly body: object | undefined;
}

/** Resolves when the whole answer is there. Rejects where it refuses. */
function send({ agent, url, method, as, body }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ ms: number; json: Record<string, unknown> }>();
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Session-Id': as.sessionId,
    'X-Auth-Token': as.token,
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const from = performance.now();
  const sent = request(url, { method, agent, headers }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.once('end', () => {
      const ms = performance.now() - from;
      const text = Buffer.concat(pieces).toString();
      if ((answer.statusCode ?? 500) < 300) resolve({ ms, json: text === '' ? {} : JSON.parse(text) });
      else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${text}`));
    });
  });
  sent.once('error', reject);
  sent.end(body && JSON.stringify(body));
  return promise;
}
