import type { Choices } from './choices.ts';

const sheets = import.meta.glob<string>('../../tokens/dist/schemes/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Gives a document the scheme, mode, language and direction that were chosen. */
export function surround(page: Document, { scheme, mode, lang, dir }: Choices): void {
  const root = page.documentElement;
  Object.assign(root, { lang, dir });
  Object.assign(root.dataset, { scheme, mode });
  const href = sheets[`../../tokens/dist/schemes/${scheme}.css`];
  if (href === undefined || page.querySelector(`link[data-of="${scheme}"]`)) return;
  const link = Object.assign(page.createElement('link'), {
    rel: 'stylesheet',
    href: new URL(href, document.baseURI).href,
  });
  link.dataset['of'] = scheme;
  page.head.append(link);
}
