// A platform in a process of its own, for tests that stop it or kill it. Prints where S3 clients reach it, and a key pair.
import { demoDomainId, demoProjectId, demoUserId } from '../../identity/accounts/demo-accounts.ts';
import { readSettings } from '../../app/start/settings.ts';
import { startPlatform } from '../../app/start/start-platform.ts';
import { leastCost } from '../../app/testing/least-cost.ts';
import { openSealing } from '../../store/sealing.ts';
import { platformKey } from '../service/keys.ts';

const settings = readSettings(process.env);
const platform = await startPlatform(settings, { passwordCost: leastCost });
const person = {
  userId: demoUserId('jonas.lind'),
  projectId: demoProjectId('payments-prod'),
  domainId: demoDomainId('Norrland Retail'),
};
const { accessKey, secret } = await platform.internals.store.write((tx) =>
  platformKey(tx, openSealing(settings.dataFolder), person),
);
// What the process before left behind is swept by now.
await platform.internals.s3.maintenance.idle();
process.once('SIGTERM', () => void platform.close());
process.stdout.write(`${JSON.stringify({ url: platform.s3Url, acc_key: accessKey, sec_key: secret })}\n`);
