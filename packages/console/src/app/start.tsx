import '@skydeck/tokens/scales.css';
import './global.css.ts';
import { createRoot } from 'react-dom/client';
import { startText } from '../kit/text/index.ts';
import { kitWords } from '../kit/words.ts';
import { layoutWords } from '../layout/words.ts';
import { memory, resumeSession } from '../session/index.ts';
import { App } from './App.tsx';
import { basePath } from '../session/link.ts';
import { connect, isWaitingPage } from './connection.ts';
import { loadFonts } from '../preferences/fonts.ts';
import { applyMode, readLanguage, readMode } from '../preferences/preferences.ts';
import { applyScheme, loadAnyTheme, loadTheme, wearPageTheme } from '../preferences/theme.ts';
import { createRouter } from './router.tsx';

/** The domain a page before login belongs to: the address names it, else the browser remembers it. */
function startDomain(): string | null {
  const [, named] = /^\/login\/([^/]+)/.exec(location.pathname.slice(basePath.length)) ?? [];
  return named ? decodeURIComponent(named) : memory.domain();
}

export async function start(root: HTMLElement): Promise<void> {
  const language = readLanguage(location.search);
  applyMode(readMode());
  connect();
  void loadFonts(language);
  const resumed = resumeSession(new URLSearchParams(location.search).get('project_id'));
  const domain = startDomain();
  // Who is signed in brings their own domain; asked before, it would be asked twice.
  const themed = wearPageTheme(domain) ?? (domain === null ? resumed.then(loadAnyTheme) : loadTheme(domain));
  const [{ failed }] = await Promise.all([
    resumed,
    startText(language, [kitWords, layoutWords]),
    // A brand that cannot be had is no reason to show nothing.
    themed.catch(() => applyScheme('skydeck')),
  ]);
  createRoot(root).render(<App router={createRouter()} failure={isWaitingPage() ? null : failed} />);
}
