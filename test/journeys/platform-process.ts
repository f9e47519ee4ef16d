// One platform in a process of its own: what runs here can be stopped, killed and started again like the real one.
// Parent and child speak over the channel of `fork`; the settings are the environment, as for `npm start`.
import { readSettings, startPlatform } from '@skydeck/platform';

const platform = await startPlatform(readSettings(process.env));
process.send?.({ url: platform.url, port: platform.port });

const stop = async () => {
  await platform.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
// Whoever started us is gone.
process.once('disconnect', () => void stop());
