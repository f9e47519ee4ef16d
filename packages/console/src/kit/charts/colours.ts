import { vars } from '@skydeck/tokens';
import { useSyncExternalStore } from 'react';
import { dataColours } from '../page/data-colours.ts';

/** What a canvas draws with: it knows no custom properties, and no forced colours. */
export interface Colours {
  readonly series: readonly string[];
  readonly grid: string;
  readonly text: string;
  readonly threshold: string;
  readonly surface: string;
  readonly gap: string;
}

/** Series differ by colour and by dash. */
const dashes: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [9, 3, 2, 3]];
export const dashOf = (at: number): number[] => [...(dashes[at % dashes.length] ?? [])];
export const colourOf = (at: number): string => dataColours[at % dataColours.length] ?? vars.data[1];

const forced = matchMedia('(forced-colors: active)');
const system: Colours = {
  series: dataColours.map(() => 'CanvasText'),
  grid: 'GrayText',
  text: 'CanvasText',
  threshold: 'CanvasText',
  surface: 'Canvas',
  gap: 'GrayText',
};

function readColours(): Colours {
  if (forced.matches) return system;
  const values = getComputedStyle(document.documentElement);
  const valueOf = (reference: string) => values.getPropertyValue(reference.slice('var('.length, -1)).trim();
  return {
    series: dataColours.map(valueOf),
    grid: valueOf(vars.data.grid),
    text: valueOf(vars.text.subtle),
    threshold: valueOf(vars.warning.text),
    surface: valueOf(vars.surface),
    gap: valueOf(vars.border.default),
  };
}

let known: { readonly key: string; readonly colours: Colours } | null = null;

/** The same object as long as the colours are the same: a canvas is drawn again when another comes. */
function colours(): Colours {
  const read = readColours();
  const key = JSON.stringify(read);
  if (known?.key !== key) known = { key, colours: read };
  return known.colours;
}

/** The scheme and the mode are attributes of the page; without one the mode is that of the system. */
function subscribe(changed: () => void) {
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, { attributeFilter: ['data-mode', 'data-scheme', 'style'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  for (const query of [dark, forced]) query.addEventListener('change', changed);
  return () => {
    attributes.disconnect();
    for (const query of [dark, forced]) query.removeEventListener('change', changed);
  };
}

/** Those of the present scheme. */
export const useColours = (): Colours => useSyncExternalStore(subscribe, colours);
