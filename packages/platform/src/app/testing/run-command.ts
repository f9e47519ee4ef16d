import { runCli } from '../cli/run-cli.ts';
import { leastCost } from './least-cost.ts';

/** A command of `skydeck` in this process: its exit code, and the lines that it wrote. */
export async function runCommand(dataFolder: string, ...args: readonly string[]) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const code = await runCli(args, {
    env: { SKYDECK_DATA: dataFolder },
    print: (line) => void printed.push(line),
    complain: (line) => void complained.push(line),
    passwordCost: leastCost,
  });
  return { code, printed, complained };
}
