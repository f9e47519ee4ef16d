// The one that stands in for every other comes with the page: most wear it.
import '@skydeck/tokens/schemes/skydeck.css';
import type { SchemeName } from '@skydeck/tokens';

// One style sheet each, fetched when it is first worn.
const loaders: Record<SchemeName, () => Promise<unknown>> = {
  skydeck: () => Promise.resolve(),
  daybreak: () => import('@skydeck/tokens/schemes/daybreak.css'),
  fjord: () => import('@skydeck/tokens/schemes/fjord.css'),
  glacier: () => import('@skydeck/tokens/schemes/glacier.css'),
  lagoon: () => import('@skydeck/tokens/schemes/lagoon.css'),
  meadow: () => import('@skydeck/tokens/schemes/meadow.css'),
  cedar: () => import('@skydeck/tokens/schemes/cedar.css'),
  saffron: () => import('@skydeck/tokens/schemes/saffron.css'),
  ember: () => import('@skydeck/tokens/schemes/ember.css'),
  garnet: () => import('@skydeck/tokens/schemes/garnet.css'),
  orchid: () => import('@skydeck/tokens/schemes/orchid.css'),
  iris: () => import('@skydeck/tokens/schemes/iris.css'),
  midnight: () => import('@skydeck/tokens/schemes/midnight.css'),
  graphite: () => import('@skydeck/tokens/schemes/graphite.css'),
  sandstone: () => import('@skydeck/tokens/schemes/sandstone.css'),
  beacon: () => import('@skydeck/tokens/schemes/beacon.css'),
  halyard: () => import('@skydeck/tokens/schemes/halyard.css'),
  terrane: () => import('@skydeck/tokens/schemes/terrane.css'),
};

export const isSchemeName = (name: string): name is SchemeName => Object.hasOwn(loaders, name);
export const loadScheme = (name: SchemeName): Promise<unknown> => loaders[name]();

const sheets = new Map<string, Promise<unknown>>();

/** The sheet of a scheme that is a brand's own, fetched once. */
export function loadSheet(href: string): Promise<unknown> {
  const known = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, known);
  return known;
}

function fetchSheet(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // It may be asked for again.
      sheets.delete(href);
      link.remove();
      reject(new Error(`No style sheet at ${href}`));
    });
    document.head.append(link);
  });
}
