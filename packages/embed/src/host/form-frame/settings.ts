import { readSettings, type Locale, type Settings } from '../../protocol/index.ts';
import { prefersReducedMotion } from '../surroundings.ts';

interface Wishes {
  readonly scheme: string | null;
  readonly mode: string | null;
  readonly withCode: boolean;
}

/** What the page wishes, through the reader of the other side: what that would refuse is not sent. */
export function settingsOf({ scheme, mode, withCode }: Wishes, locale: Locale): Settings {
  return readSettings({ locale, scheme, mode, withCode, reducedMotion: prefersReducedMotion() }) as Settings;
}
