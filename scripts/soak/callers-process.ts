// Callers of several instances, in a process of their own: each call is timed from its beginning to the end of its answer.
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Called, Calling } from './callers.ts';

const agent = new Agent({ keepAlive: true });
const GROUPS = '/api/v2/compute/security-groups';
/** They are not to be the load themselves. */
const PAUSE_MS = 20;
let over = new AbortController();

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** What a page asks for again and again, and now and then a change. */
const asks: readonly ((at: number, group: string) => Ask)[] = [
  () => ({ method: 'GET', path: '/api/v2/accounts/whoami/' }),
  () => ({ method: 'GET', path: '/api/v2/compute/networks?limit=20&with_count=true' }),
  () => ({ method: 'GET', path: '/api/v2/overview' }),
  (at, group) => ({ method: 'PATCH', path: `${GROUPS}/${group}`, body: { description: `${at}` } }),
];

function call(url: string, { method, path, body }: Ask, headers: Readonly<Record<string, string>>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const typed = body ? { ...headers, 'Content-Type': 'application/json' } : headers;
  const sent = request(url + path, { method, agent, headers: typed }, (response) => {
    response.resume();
    response.on('end', () => resolve(String(response.statusCode)));
  });
  sent.on('error', (error) => resolve(error.message));
  sent.end(body && JSON.stringify(body));
  return promise;
}

async function callAll({ urls, groups, as }: Calling): Promise<Called> {
  const { signal } = (over = new AbortController());
  const headers = { 'X-Session-Id': as.sessionId, 'X-Auth-Token': as.token, 'X-Requested-With': 'XMLHttpRequest' };
  const times: number[] = [];
  const failures: string[] = [];
  const callOne = async (url: string, group: string) => {
    for (let at = 0; !signal.aborted; at += 1, await setTimeout(PAUSE_MS)) {
      const asked = asks[at % asks.length]?.(at, group);
      if (!asked) continue;
      const from = performance.now();
      const answer = await call(url, asked, headers);
      times.push(performance.now() - from);
      if (answer !== '200') failures.push(`${asked.method} ${asked.path}: ${answer}`);
    }
  };
  await Promise.all(urls.flatMap((url) => groups.map((group) => callOne(url, group))));
  return { times, failures };
}

process.on('message', (what: Calling | 'stop') => {
  if (what === 'stop') over.abort();
  else void callAll(what).then((called) => process.send?.(called));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
