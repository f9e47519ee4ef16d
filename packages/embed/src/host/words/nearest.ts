import { LOCALES, type Locale } from '../../protocol/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

export const words: Readonly<Record<Locale, Words>> = { ar, de, en, es, ja, pt, ru, tr, zh };

const RIGHT_TO_LEFT: ReadonlySet<Locale> = new Set(['ar']);

/** One of ours for a language tag: `de-AT` gives `de`; null when we do not speak it. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const language = tag?.split('-', 1)[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** The nearest `lang` that is one of ours, through shadow roots; the product's default where there is none. */
export function nearestLocale(element: Element): Locale {
  let found: Element | null = element;
  while (found) {
    const holder: Element | null = found.closest('[lang]');
    const locale = localeOf(holder?.getAttribute('lang'));
    if (locale) return locale;
    const root: Node = (holder ?? found).getRootNode();
    found = holder?.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return 'en';
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';
}
