import { settingsApi, type Theme } from '@skydeck/contract';
import { isSchemeName, loadScheme, loadSheet } from './schemes.ts';
import { proxy } from 'valtio';
import { call, currentClient } from '../kit/client.ts';
import { readScheme } from './preferences.ts';

/** The brand the server names. Until it has answered the console has no name: better none than a wrong one. */
export const theme = proxy({ current: null as Theme | null });

/** For the domain of the login page or of the session; a theme that cannot be had leaves the one before. */
export async function loadTheme(domain: string | null): Promise<void> {
  const answer = await call(settingsApi.theme, { query: { domain: domain ?? undefined } });
  const at = (path: string) => currentClient().address(path);
  theme.current = {
    ...answer,
    ...(answer.colorSchemeSheet !== undefined && { colorSchemeSheet: at(answer.colorSchemeSheet) }),
    favicon: at(answer.favicon),
    logo: at(answer.logo),
    loginLogo: at(answer.loginLogo),
  };
  await applyScheme(readScheme() ?? answer.colorScheme);
  showFavicon(theme.current.favicon);
}

/** A scheme we do not know falls back to the default (guide: decisions, 1). */
export async function applyScheme(name: string): Promise<void> {
  const { colorScheme, colorSchemeSheet } = theme.current ?? {};
  if (isSchemeName(name)) await loadScheme(name);
  else if (name === colorScheme && colorSchemeSheet !== undefined) await loadSheet(colorSchemeSheet);
  else {
    // oxlint-disable-next-line no-console
    console.warn('Unknown scheme', name);
    return applyScheme('skydeck');
  }
  document.documentElement.dataset['scheme'] = name;
}

function showFavicon(href: string) {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel=icon]') ??
    document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  link.href = href;
}
