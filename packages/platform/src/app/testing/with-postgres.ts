// Runs a command whose tests keep everything in PostgreSQL: on the server of TEST_DATABASE_URL, or on one that lives as long as it.
//   node src/app/testing/with-postgres.ts node --test …
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres, type StartedPostgres } from './start-postgres.ts';

const [program = '', ...args] = process.argv.slice(2);

async function start(): Promise<Omit<StartedPostgres, 'pid'>> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? { url, stop: async () => {} } : startPostgres();
}

async function runWith(env: Readonly<Record<string, string>>, command: readonly string[]): Promise<number> {
  const child = spawn(program, command, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const started = await start().catch((error: unknown) => {
  // Where it counts, nothing is skipped.
  if (process.env['CI']) throw error;
  return String(error);
});
if (typeof started === 'string') {
  const options = args.filter((arg) => arg.startsWith('-'));
  const instead = fileURLToPath(import.meta.resolve('./without-postgres.ts'));
  process.exitCode = await runWith({ TEST_SKIP_REASON: started }, [...options, instead]);
} else {
  try {
    process.exitCode = await runWith({ TEST_DATABASE_URL: started.url }, args);
  } finally {
    await started.stop();
  }
}
