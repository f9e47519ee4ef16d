// `node test/openstack/lab.ts up`, `down`, `down --wipe`: a small OpenStack on this machine (README.md).
import { whyNoLab } from './lab/packages.ts';
import { folders } from './lab/place.ts';
import { startLab, stopLab } from './lab/start.ts';

const [what, ...words] = process.argv.slice(2);
const reason = whyNoLab();
const started = performance.now();
const say = (line: string) => console.log(`[${((performance.now() - started) / 1000).toFixed(1)} s] ${line}`);

if (reason !== null) console.log(`Skipped: ${reason}`);
else if (what === 'up') {
  await startLab(say);
  say(`It is in ${folders.all}`);
} else if (what === 'down') {
  await stopLab({ wipe: words.includes('--wipe') });
  say('Stopped');
} else {
  console.error('node test/openstack/lab.ts up | down [--wipe]');
  process.exitCode = 1;
}
