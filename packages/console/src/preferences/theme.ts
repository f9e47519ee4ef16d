import { PAGE_THEME_ID, PageTheme, settingsApi, type Theme } from '@skydeck/contract';
import { isSchemeName, loadScheme, loadSheet } from './schemes.ts';
import { proxy } from 'valtio';
import { call, currentClient } from '../kit/data/client.ts';
import { readDataBlock } from './data-block.ts';
import { readScheme } from './preferences.ts';

/** The brand the server names. Until it has answered the console has no name: better none than a wrong one. */
export const theme = proxy({ current: null as Theme | null });

/** What the server said last, and what is tried on over it. */
let served: Theme | null = null;
let tried: Theme | null = null;
/** The domain that was asked about last; null: nobody's in particular. */
let asked: string | null = null;
let newest = 0;
let latest: Promise<void> = Promise.resolve();

/** For the domain of the login page or of the session; a theme that cannot be had leaves the one before. */
export function loadTheme(domain: string | null): Promise<void> {
  asked = domain;
  newest += 1;
  latest = load(domain, newest);
  return latest;
}

const readPageTheme = () => readDataBlock(globalThis.document, PAGE_THEME_ID, PageTheme);

/** That of the page itself: where nothing else was asked for, the server's log is searched by it. */
export const pageRequestId = (): string | null => readPageTheme()?.request_id ?? null;

/**
 * That which the server wrote into the page, where it is what the page is to begin with (spec: theme.page). `domain`: of the
 * address, else the one that was last used here. null: it is another's, and has to be asked for.
 */
export function wearPageTheme(domain: string | null): Promise<void> | null {
  const page = readPageTheme();
  if (!page || (page.domain === null && domain !== null)) return null;
  asked = page.domain;
  newest += 1;
  served = withAddresses(page.theme);
  latest = wear();
  return latest;
}

/** That of nobody's domain in particular, unless one is asked for or there already. */
export const loadAnyTheme = (): Promise<void> => (newest === 0 ? loadTheme(null) : latest);

async function load(domain: string | null, turn: number): Promise<void> {
  const answer = await readTheme({ domain: domain ?? undefined });
  // Whoever waits for this one waits for that which took its place.
  if (turn !== newest) return latest;
  served = answer;
  await wear();
}

/** A theme with the addresses at which this console finds its files. */
export async function readTheme(query: {
  readonly domain: string | undefined;
  readonly brand_only?: boolean;
}): Promise<Theme> {
  return withAddresses(await call(settingsApi.theme, { query }));
}

function withAddresses(answer: Theme): Theme {
  const at = (path: string) => currentClient().address(path);
  return {
    ...answer,
    ...(answer.colorSchemeSheet !== undefined && { colorSchemeSheet: at(answer.colorSchemeSheet) }),
    favicon: at(answer.favicon),
    logo: at(answer.logo),
    loginLogo: at(answer.loginLogo),
  };
}

/** Somebody changed it, or may have. What cannot be had now stays as it was. */
export const refreshTheme = (): Promise<void> => loadTheme(asked).catch(() => {});

const wordOf = (domain: string) => domain.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** After signing in, the theme of one's own domain; mostly the login page showed it already. */
export async function loadThemeOf(who: { readonly domain_id: string; readonly domain_name: string }): Promise<void> {
  const own = [who.domain_id, who.domain_name].map(wordOf);
  const shows = asked !== null && own.includes(wordOf(asked));
  asked = who.domain_id;
  if (!shows) await refreshTheme();
}

/** The whole console wears a theme that is not saved; null: the one it was served again. Resolves when it shows. */
export async function previewTheme(changed: Theme | null): Promise<void> {
  tried = changed;
  await wear();
}

async function wear(): Promise<void> {
  const current = tried ?? served;
  if (!current) return;
  theme.current = current;
  showFavicon(current.favicon);
  // Who tries on a scheme wants to see that one, whatever they chose for themselves.
  await applyScheme(tried ? current.colorScheme : (readScheme() ?? current.colorScheme));
}

let wanted = '';

/** A scheme we do not know falls back to the default (guide: decisions, 1). */
export async function applyScheme(name: string): Promise<void> {
  wanted = name;
  const { colorScheme, colorSchemeSheet } = theme.current ?? {};
  if (isSchemeName(name)) await loadScheme(name);
  else if (name === colorScheme && colorSchemeSheet !== undefined) await loadSheet(colorSchemeSheet);
  else {
    // oxlint-disable-next-line no-console
    console.warn('Unknown scheme', name);
    return applyScheme('skydeck');
  }
  // Another may have been chosen while this one was fetched.
  if (wanted === name) document.documentElement.dataset['scheme'] = name;
}

function showFavicon(href: string) {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel=icon]') ??
    document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  link.href = href;
}
