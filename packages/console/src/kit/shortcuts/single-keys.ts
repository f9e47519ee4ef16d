import { localStore } from '../data/browser-store.ts';

const KEY = 'skydeck.single-keys';

/** Whether keys without Ctrl or Cmd do something. Who speaks to the machine, or hits keys by accident, turns them off (WCAG 2.1.4). */
export const readSingleKeys = (): boolean => localStore.get(KEY) !== 'off';

export const rememberSingleKeys = (on: boolean): void => localStore.set(KEY, on ? null : 'off');
