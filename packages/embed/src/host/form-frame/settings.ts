import { readSettings, type Locale, type Settings } from '../../protocol/index.ts';
import { prefersReducedMotion } from '../surroundings.ts';

/** What the page wishes, through the reader of the other side: what that would refuse is not sent. */
export function settingsOf(locale: Locale, scheme: string | null, mode: string | null): Settings {
  return readSettings({ locale, scheme, mode, reducedMotion: prefersReducedMotion() }) ?? {};
}
