// What tests import as `@web/test-runner-commands` where the engine is driven by WebDriver: the same functions.
import { executeServerCommand as execute } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { needs } from '../needs.ts';
import { beginAtTop } from './tab-order.js';

export * from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';

globalThis.beforeEach?.(beginAtTop);

/** Also for commands of our own, such as the accessibility tree. */
export const executeServerCommand = (name, payload) => execute(`engine:${name}`, payload);

const command = (name) => (payload) => executeServerCommand(name, payload);

export const sendKeys = command('send-keys');
export const sendMouse = command('send-mouse');
export const resetMouse = command('reset-mouse');

const setSize = command('set-viewport');

export async function setViewport(size) {
  if (size.width < 450) await needs('a narrow window');
  return setSize(size);
}

const setMedia = command('emulate-media');

export async function emulateMedia(media) {
  if (media.forcedColors === 'active') await needs('forced colours');
  if (media.reducedMotion === 'reduce' || media.colorScheme === 'dark') await needs('emulated media');
  return setMedia(media);
}
