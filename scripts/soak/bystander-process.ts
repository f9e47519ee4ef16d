// Another client, in a process of its own: how long it waits says what the load does to everybody else.
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const [url = '', sessionId = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { 'X-Session-Id': sessionId, 'X-Requested-With': 'XMLHttpRequest' };
const over = new AbortController();
let [calls, longestMs] = [0, 0];
const failures = new Set<string>();

function call(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  get(`${url}/api/v2/accounts/whoami/`, { agent, headers }, (response) => {
    response.resume();
    response.on('end', () => resolve(String(response.statusCode)));
  }).on('error', (error) => resolve(error.message));
  return promise;
}

process.on('message', () => over.abort());
await call();
process.send?.('ready');
while (!over.signal.aborted) {
  const from = performance.now();
  const answer = await call();
  longestMs = Math.max(longestMs, performance.now() - from);
  calls += 1;
  if (answer !== '200') failures.add(answer);
  // It is not to be the load itself.
  await setTimeout(5);
}
agent.destroy();
process.send?.({ calls, longestMs, failures: [...failures] }, () => process.disconnect());
