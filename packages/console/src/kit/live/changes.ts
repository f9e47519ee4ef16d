import { createListeners } from './listeners.ts';

/** Something in the scope is another now, or may be: an event said so, or the link was away. */
export const { notify: notifyChange, listen: onChange } = createListeners();
