import { emulateMedia } from '@web/test-runner-commands';

import { expectAccessible, openDemo, speak } from '../axe.js';
import { has } from '../needs.js';
import { colourRules, expectReadable } from './colours.js';

/** What axe gets wrong on a demo, by page and rule, with the reason. */
const skip: Record<string, string[]> = {};

const directions = [
  { dir: 'ltr', lang: 'en' },
  { dir: 'rtl', lang: 'ar' },
] as const;

/**
 * Visits every other demo page: from left to right, and then the same page from right to left. Every rule of axe looks at it
 * in light colours; what the other schemes and dark mode change are colours alone, and these are read in each of them. The
 * direction changes no colour, and so colours are not looked at again.
 * A file for each half: files are tested side by side.
 */
export async function describeDemos(half: 0 | 1): Promise<void> {
  const all = (await (await fetch('/demos.json')).json()) as string[];
  const demos = all.filter((_, at) => at % 2 === half);
  const hasColours = await has('colours of its own');
  describe(`every other demo from the ${half}th`, () => {
    // A colour on its way from scheme to scheme is neither of them. Without this, `settled` waits until it is there.
    before(async () => {
      if (hasColours) await emulateMedia({ reducedMotion: 'reduce' });
    });
    for (const demo of demos) {
      describe(demo.replace(/^.*\/src\//, ''), () => {
        let page: Document;
        before(async () => {
          page = await openDemo(demo, directions[0]);
        });
        after(() => page.defaultView?.frameElement?.remove());
        for (const [at, surroundings] of directions.entries()) {
          it(`is accessible, ${surroundings.dir}`, async () => {
            if (at > 0) await speak(page, surroundings);
            await expectAccessible(page, [...(skip[demo] ?? []), ...(at > 0 ? colourRules : [])]);
            if (at === 0 && hasColours) await expectReadable(page);
            // A pair of colours that is new is looked at in thirty-six ways.
          }).timeout(60_000);
        }
      });
    }
  });
}
