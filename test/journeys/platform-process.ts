// The platform of the journeys in a process of its own: what runs here can be stopped, killed and started again like the real
// one. Parent and child speak over the channel of `fork`; the settings are the environment, as for `npm start`.
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { type Platform, readSettings, startPlatform } from '@skydeck/platform';
import { leastCost } from '../../packages/platform/src/app/testing/least-cost.ts';
import { type ProcessAnswer, type ProcessRequest, replaceFolder } from './process-messages.ts';

/** As an operator sets it; a journey may bring brands of its own. */
function settingsFor(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env);
  const themes = env['SKYDECK_TEST_THEMES'] || settings.files.themes;
  return { ...settings, files: { ...settings.files, themes } };
}

// It starts before each journey: threads would cost more than they spare. And signing in at the real cost would be 100 ms of
// each journey, and is measured elsewhere.
const parts = { readers: 0, ...(process.env['SKYDECK_CHEAP_PASSWORDS'] && { passwordCost: leastCost }) };
let platform: Platform = await startPlatform(settingsFor(process.env), parts);
const answer = (message: ProcessAnswer) => process.send?.(message);
const tellAddress = () => answer({ url: platform.url, port: platform.port });

const connections = new Set<Socket>();
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});

/** Closes it and starts it on another copy of the seed: all that it had in memory is gone, what is compiled stays. */
async function reset(seed: string): Promise<void> {
  const { port } = platform;
  await platform.close();
  // A browser may ask its next question on a connection that it opened to the platform before.
  for (const socket of connections) socket.destroy();
  const settings = settingsFor({ ...process.env, SKYDECK_PORT: String(port) });
  replaceFolder(settings.dataFolder, seed);
  platform = await startPlatform(settings, parts);
  tellAddress();
}

process.on('message', ({ seed }: ProcessRequest) => {
  reset(seed).catch((error: unknown) => answer({ refusal: String(error) }));
});

const stop = async () => {
  await platform.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
// Whoever started us is gone.
process.once('disconnect', () => void stop());
tellAddress();
