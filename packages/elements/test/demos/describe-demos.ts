import { has } from '../needs.js';
import { expectAccessible, openDemo, type Surroundings } from '../axe.js';

/** What axe gets wrong on a demo, by page and rule, with the reason. */
const skip: Record<string, string[]> = {};

/** Visits every demo page in the same surroundings. A file for each of them, for files are tested side by side. */
export async function describeDemos(name: string, surroundings: Surroundings): Promise<void> {
  const demos = (await (await fetch('/demos.json')).json()) as string[];
  describe(`every demo in ${name}`, () => {
    for (const demo of demos) {
      it(`${demo.replace(/^.*\/src\//, '')} is accessible`, async () => {
        const page = await openDemo(demo, surroundings);
        try {
          const isDrawn = surroundings.mode !== 'dark' || (await has('dark colours of bare buttons'));
          await expectAccessible(page, [...(skip[demo] ?? []), ...(isDrawn ? [] : ['color-contrast'])]);
        } finally {
          page.defaultView?.frameElement?.remove();
        }
      });
    }
  });
}
