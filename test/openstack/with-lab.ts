import { whyNoLab } from './lab/packages.ts';
import { isLabRunning, startLab, stopLab } from './lab/start.ts';

/** Does the work with the lab; one that did not run starts empty, and is stopped afterwards. Without a lab, nothing is done. */
export async function withLab(work: () => Promise<boolean>): Promise<void> {
  const reason = whyNoLab();
  if (reason !== null) {
    console.log(`Skipped: ${reason}`);
    console.log('0 passed, 0 failed, 1 skipped');
    return;
  }
  const wasRunning = isLabRunning();
  // What a run that was cut off has left behind would be in the lists of this one: external networks are everybody's.
  if (!wasRunning) await stopLab({ wipe: true });
  await startLab(console.log);
  try {
    if (!(await work())) process.exitCode = 1;
  } finally {
    if (!wasRunning) await stopLab();
  }
}
