import { localStore } from '../browser-store.ts';

/** What does not pop up. */
export interface Mute {
  all: boolean;
  error: boolean;
  info: boolean;
  success: boolean;
}

/** The notices' own key in this browser (1-foundations §3: the notification store, version 1). */
const KEY = 'skydeck.notifications';
const VERSION = 1;

/** What is muted stays so for as long as the browser keeps it. What is not ours, or of another version, mutes nothing. */
export const muteMemory = {
  read(): Mute {
    const { version, mute } = parse(localStore.get(KEY));
    const is = (key: keyof Mute) => version === VERSION && mute?.[key] === true;
    return { all: is('all'), error: is('error'), info: is('info'), success: is('success') };
  },

  write(mute: Mute): void {
    localStore.set(KEY, JSON.stringify({ version: VERSION, mute }));
  },
};

interface Kept {
  readonly version?: unknown;
  readonly mute?: Readonly<Record<string, unknown>> | null;
}

function parse(text: string | null): Kept {
  try {
    return (JSON.parse(text ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}
