import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that ends when we do, whatever ends us. */
export function ownProcess(command, args, options) {
  const child = spawn(command, args, options);
  const endIt = () => child.kill();
  process.on('exit', endIt);
  child.once('exit', () => process.off('exit', endIt));
  return child;
}

export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** Ends it, and goes on when it has. */
export async function end(child) {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

// Who is ended from outside would not come by at `exit`.
process.once('SIGTERM', () => process.exit(143));
