import { expectAccessible, openDemo, type Surroundings } from './axe.js';

const demos = (await (await fetch('/demos.json')).json()) as string[];

const surroundings: Record<string, Surroundings> = {
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  'high contrast': { scheme: 'beacon' },
  'right to left': { dir: 'rtl', lang: 'ar' },
};

/** What axe gets wrong on a demo, by page and rule, with the reason. */
const skip: Record<string, string[]> = {};

for (const demo of demos) {
  describe(demo.replace(/^.*\/src\//, ''), () => {
    for (const [name, surrounding] of Object.entries(surroundings)) {
      it(`is accessible in ${name}`, async () => {
        const page = await openDemo(demo, surrounding);
        try {
          await expectAccessible(page, skip[demo]);
        } finally {
          page.defaultView?.frameElement?.remove();
        }
      });
    }
  });
}
