// A platform with the demo cloud in a process of its own, for tests that kill it. Prints its addresses.
import { readSettings } from '../start/settings.ts';
import { startPlatform } from '../start/start-platform.ts';
import { leastCost } from './least-cost.ts';

const settings = readSettings({ ...process.env, SKYDECK_DEMO: '1', SKYDECK_PORT: '0', SKYDECK_S3_PORT: '0' });
const platform = await startPlatform(settings, { passwordCost: leastCost });
process.stdout.write(`url ${platform.url}\ns3 ${platform.s3Url}\n`);
