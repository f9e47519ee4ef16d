import { brandSchemeNames, schemeNames } from '@skydeck/tokens';
import { expect } from '@open-wc/testing';

import { colourResults, findings, settled, useScheme } from '../axe.js';
import { probe } from './probe.js';

const schemes = [...schemeNames, ...brandSchemeNames];
const modes = ['light', 'dark'] as const;

/** The rules whose answer can differ from scheme to scheme: the others look at the tree, which stays as it is. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The pairs of colours that were looked at in every scheme, on any page. */
const known = new Set<string>();

/**
 * Every pair of colours on the page, in every scheme, light and dark. What is drawn with the same tokens has the same
 * colours in each scheme, so that of each pair of tokens one place is looked at, on the first page that has it.
 */
export async function expectReadable(page: Document): Promise<void> {
  const places = await newPlaces(page);
  if (places.length === 0) return;
  await Promise.all(schemes.map((scheme) => useScheme(page, scheme)));
  const problems: string[] = [];
  const worn = new Set<string>();
  for (const scheme of schemes) {
    for (const mode of modes) {
      await wear(page, scheme, mode);
      worn.add(getComputedStyle(page.documentElement).getPropertyValue('--sky-accent-solid') + mode);
      const found = await findings(places, { only: colourRules });
      problems.push(...found.map((text) => `${scheme} ${mode}: ${text}`));
    }
  }
  expect(problems, problems.join('\n')).to.deep.equal([]);
  expect(worn.size, 'every scheme has colours of its own').to.equal(schemes.length * modes.length);
}

/** One place for each pair of tokens that no page had before, told apart by colours that no two tokens share. */
async function newPlaces(page: Document): Promise<Element[]> {
  const byPair = new Map<string, Element>();
  for (const mode of modes) {
    await wear(page, 'skydeck', mode);
    const remove = probe(page);
    await settled(page);
    for (const { element, pair } of await colourResults(page, colourRules)) byPair.set(`${mode} ${pair}`, element);
    remove();
  }
  const found = [...byPair].filter(([pair]) => !known.has(pair));
  for (const [pair] of found) known.add(pair);
  return [...new Set(found.map(([, element]) => element))];
}

async function wear(page: Document, scheme: string, mode: string): Promise<void> {
  Object.assign(page.documentElement.dataset, { scheme, mode });
  await settled(page);
}
