import type { ListTimes } from '@skydeck/platform/testing/large-cloud';
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
}

const number = new Intl.NumberFormat('en');
const ms = (time: number) => time.toFixed(1);

/** What `npm run bench:platform` writes into `docs/performance.md`. */
export function reportOf({ date, machine, rounds, seconds, count, few, many, requests, live }: Measured): string {
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

${liveReport(live)}`;
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
