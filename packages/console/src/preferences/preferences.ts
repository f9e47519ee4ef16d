import { basePathOf } from '@skydeck/contract';
import { isLanguage, type Language, nearestLanguage } from '../kit/text/languages.ts';
import { localStore } from '../kit/data/browser-store.ts';
import { languageByDefault, languagesOffered } from './external-config.ts';

/** What this browser prefers, apart from any session. */
export type Mode = 'light' | 'dark' | 'system';
const MODE_KEY = 'skydeck.mode';
const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark' || value === 'system';

export function readMode(): Mode {
  const stored = localStore.get(MODE_KEY);
  return isMode(stored) ? stored : 'system';
}

/** `system` leaves the decision to the style sheet's media query. */
export function applyMode(mode: Mode): void {
  localStore.set(MODE_KEY, mode);
  if (mode === 'system') delete document.documentElement.dataset['mode'];
  else document.documentElement.dataset['mode'] = mode;
}

const isOffered = (value: unknown): value is Language => isLanguage(value) && languagesOffered.includes(value);

/** The address wins, then the cookie, then the browser (spec: language.choice). */
export function readLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get('locale');
  if (isOffered(asked)) return asked;
  const [, stored] = /(?:^|; )language=([a-z]{2})/.exec(document.cookie) ?? [];
  return isOffered(stored) ? stored : nearestLanguage(navigator.languages, languagesOffered, languageByDefault);
}

export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const path = `${basePathOf(location.pathname)}/`;
  document.cookie = `language=${language}; path=${path}; max-age=${TEN_YEARS_S}; samesite=strict${secure}`;
}

/** Ctrl+L goes forward, with Shift back. */
export function nextLanguage(current: Language, step: 1 | -1, among: readonly Language[] = languagesOffered): Language {
  const at = among.indexOf(current) + step + among.length;
  return among[at % among.length] ?? current;
}

const SCHEME_KEY = 'skydeck.scheme';

/** The scheme this person chose over the brand's; null: the brand's. */
export const readScheme = (): string | null => localStore.get(SCHEME_KEY);

export function rememberScheme(scheme: string | null): void {
  localStore.set(SCHEME_KEY, scheme);
}
