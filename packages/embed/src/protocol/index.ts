export * from './messages.ts';
export { isExactOrigin } from './fields.ts';
export { chooseVersion, readHello, readWelcome, writeHello, writeWelcome } from './handshake.ts';
export { readFromFrame } from './read-from-frame.ts';
export { readFromPage } from './read-from-page.ts';
export { readSettings } from './read-settings.ts';
