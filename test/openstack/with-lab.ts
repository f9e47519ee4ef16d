import { whyNoLab } from './lab/packages.ts';
import { isLabRunning, startLab, stopLab } from './lab/start.ts';

/** Does the work with the lab, and stops it afterwards unless it ran before. Without a lab, nothing is done. */
export async function withLab(work: () => Promise<boolean>): Promise<void> {
  const reason = whyNoLab();
  if (reason !== null) {
    console.log(`Skipped: ${reason}`);
    console.log('0 passed, 0 failed, 1 skipped');
    return;
  }
  const wasRunning = isLabRunning();
  await startLab(console.log);
  try {
    if (!(await work())) process.exitCode = 1;
  } finally {
    if (!wasRunning) await stopLab();
  }
}
