import { brandSchemeNames, schemeNames } from '@skydeck/tokens';
import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';

import { has, needs } from '../needs.js';
import { findings, openDemo, settled, useScheme } from '../axe.js';

const schemes = [...schemeNames, ...brandSchemeNames];
const modes = ['light', 'dark'] as const;

/** The rules whose answer can differ from scheme to scheme: the others look at the tree, which stays as it is. */
const rules = ['color-contrast', 'link-in-text-block'];

export const leftToRight = { dir: 'ltr', lang: 'en' } as const;
export const rightToLeft = { dir: 'rtl', lang: 'ar' } as const;

/**
 * Every pair of colours on every third demo page, in every scheme, light and dark. A file for each third: files are
 * tested side by side.
 */
export async function describeColours(
  surroundings: typeof leftToRight | typeof rightToLeft,
  third: 0 | 1 | 2,
): Promise<void> {
  const all = (await (await fetch('/demos.json')).json()) as string[];
  const demos = all.filter((_, at) => at % 3 === third);
  describe(`the colours of every third demo from the ${third}th, ${surroundings.dir}`, () => {
    // A colour on its way from scheme to scheme is neither of them. Without this, `settled` waits until it is there.
    before(async () => {
      if (await has('emulated media')) await emulateMedia({ reducedMotion: 'reduce' });
    });
    after(() => emulateMedia({ reducedMotion: 'no-preference' }));
    for (const demo of demos) {
      it(`${demo.replace(/^.*\/src\//, '')} can be read in each scheme`, async () => {
        await needs('colours of its own');
        const page = await openDemo(demo, surroundings);
        try {
          await Promise.all(schemes.map((scheme) => useScheme(page, scheme)));
          const problems: string[] = [];
          const worn = new Set<string>();
          for (const scheme of schemes) {
            for (const mode of modes) {
              Object.assign(page.documentElement.dataset, { scheme, mode });
              await settled(page);
              worn.add(getComputedStyle(page.documentElement).getPropertyValue('--sky-accent-solid') + mode);
              problems.push(...(await findings(page, { only: rules })).map((text) => `${scheme} ${mode}: ${text}`));
            }
          }
          expect(problems, problems.join('\n')).to.deep.equal([]);
          expect(worn.size, 'every scheme has colours of its own').to.equal(schemes.length * modes.length);
        } finally {
          page.defaultView?.frameElement?.remove();
        }
        // Thirty-six looks at one page.
      }).timeout(60_000);
    }
  });
}
