import { orSentence } from '../bootstrap/sentence.mjs';
import { buildStale } from '../build/build-stale.ts';
import { startPartner } from '../partner/server.mjs';
import { startPlatform } from './platform.ts';
import { portFrom } from './port.ts';

await orSentence(async () => {
  const port = portFrom('SKYDECK_PORT', 8800);
  const partnerPort = portFrom('SKYDECK_PARTNER_PORT', 8801);
  await buildStale();
  const partner = await startPartner({ port: partnerPort, console: () => `http://localhost:${port}` });
  const platform = startPlatform({ SKYDECK_PORT: String(port), SKYDECK_PARTNER_PORT: String(partnerPort) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => platform.stop());
  void platform.greeted.then(() => console.log(`  A partner's page with its forms is at ${partner.url}\n`));
  process.exitCode = await platform.ended;
  await partner.close();
});
