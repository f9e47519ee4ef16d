import { subscribeKey } from 'valtio/vanilla/utils';
import { session } from '../../session/index.ts';

/**
 * What goes on in a project ends with it: the next call would be made in the name of the other one. Returns what ends the
 * watch.
 */
export const onScopeLeft = (stop: () => void): (() => void) => subscribeKey(session, 'projectId', () => stop());
