import { proxy } from 'valtio';

/** `secondsLeft` until nobody being there ends the session; null while there is nothing to ask. */
export const idle = proxy({ isWatching: false, secondsLeft: null as number | null });
