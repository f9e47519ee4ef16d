import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import type { Language } from '../kit/text/index.ts';

// Geist covers Latin, Turkish and Cyrillic; what it lacks is fetched for the languages that need it.
const loaders: Partial<Record<Language, () => Promise<unknown>>> = {
  ar: () => import('@fontsource-variable/noto-sans-arabic'),
  ja: () => import('@fontsource-variable/noto-sans-jp'),
  zh: () => import('@fontsource-variable/noto-sans-sc'),
};

export const loadFonts = (language: Language): Promise<unknown> => loaders[language]?.() ?? Promise.resolve();
