import type { ListTimes } from '@skydeck/platform/testing/large-cloud';
import type { CallTimes, DeploymentTimes } from './deployments.ts';
import type { LiveTimes } from './live.ts';
import type { RequestTimes } from './requests.ts';

interface Measured {
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly count: number;
  readonly few: readonly ListTimes[];
  readonly many: readonly ListTimes[];
  readonly requests: RequestTimes;
  readonly live: LiveTimes;
  readonly deployments: readonly DeploymentTimes[];
}

const number = new Intl.NumberFormat('en');
const ms = (time: number) => time.toFixed(1);

/** What `npm run bench:platform` writes into `docs/performance.md`. */
export function reportOf(measured: Measured): string {
  const { date, machine, rounds, seconds, count, few, many, requests, live, deployments } = measured;
  const rows = many.map((list, at) => {
    const small = few[at];
    return `| ${list.what} | ${small ? ms(small.large) : ''} | ${ms(list.large)} | ${ms(list.small)} | ${ms(list.all)} |`;
  });
  return `${date} · ${machine} · ${rounds} rounds

### Lists, milliseconds of CPU time

| A page of 20 with its total | 1,000 objects | ${number.format(count)}, a project with 60 % | a project with 0.5 % | an administrator |
|---|---|---|---|---|
${rows.join('\n')}

### Requests

Eight callers that ask for a page of 1,000 networks for ${seconds} seconds, and one that asks for \`/meta\` meanwhile:

| | |
|---|---|
| list requests a second | ${number.format(Math.round(requests.requestsPerSecond))} |
| CPU time of the platform, for each | ${ms(requests.cpu)} ms |
| \`/meta\` meanwhile, median | ${ms(requests.meta.median)} ms |
| \`/meta\` meanwhile, 99 of 100 | ${ms(requests.meta.p99)} ms |
| memory at the end | ${Math.round(requests.memory)} MB |

${liveReport(live)}

${deploymentsReport(deployments, measured)}`;
}

function liveReport({ clients, platform, bare, login, quiet, returns }: LiveTimes): string {
  const share = Math.round((100 * platform.perSecond) / bare.perSecond);
  const rows = returns.map(
    ({ missed, seconds, wait }) =>
      `| all come back at once, after ${missed} missed events | ${seconds.toFixed(1)} s; another caller waits ${Math.round(wait)} ms at the most | |`,
  );
  return `### Live link, ${number.format(clients)} clients

| | Skydeck | bare \`ws\` |
|---|---|---|
| messages for each second of CPU time | ${number.format(Math.round(platform.perSecond))} (${share} %) | ${number.format(Math.round(bare.perSecond))} |
| heap for each client | ${ms(platform.heap)} kB | ${ms(bare.heap)} kB |
| resident memory for each client | ${ms(platform.resident)} kB | ${ms(bare.resident)} kB |
| CPU time of a login | ${ms(login)} ms | |
| longest turn of the event loop in ${quiet.seconds} quiet seconds | ${Math.round(quiet.turn)} ms, of which work ${Math.round(quiet.work)} ms | |
${rows.join('\n')}`;
}

function deploymentsReport(all: readonly DeploymentTimes[], { count, seconds, live }: Measured): string {
  const row = (what: string, of: (one: DeploymentTimes) => string) => `| ${what} | ${all.map(of).join(' | ')} |`;
  const rowsOf = (what: string, of: (one: DeploymentTimes) => CallTimes) => [
    row(`${what} a second`, (one) => number.format(Math.round(of(one).perSecond))),
    row('CPU time of the instances, for each', (one) => `${ms(of(one).platform)} ms`),
    row('CPU time of the database, for each', (one) => (of(one).database > 0 ? `${ms(of(one).database)} ms` : '')),
    row('until its answer, median, 99 of 100', (one) => `${ms(of(one).median)}, ${ms(of(one).p99)} ms`),
  ];
  return `### One and three instances, ${number.format(count)} networks and routers

Eight callers for ${seconds} seconds each: a page of 20 networks with its total, and a security group that is made and then deleted. The
callers, the instances and the database share the machine. Messages go to ${number.format(live.clients)} live clients.

| | ${all.map(({ title }) => title).join(' | ')} |
|---|${all.map(() => '---|').join('')}
${[
  ...rowsOf('lists', ({ lists }) => lists),
  ...rowsOf('creates, with their deletion,', ({ creates }) => creates),
  row('messages for each second of CPU time', ({ messages }) => number.format(Math.round(messages))),
].join('\n')}`;
}
