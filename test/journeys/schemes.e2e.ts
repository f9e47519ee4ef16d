import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brandSchemeNames, schemeNames } from '../../packages/tokens/src/scheme-names.ts';
import { expectShown, fillAddress, goOn } from './addresses.ts';
import { colourProblemsOf, problemsOf } from '../axe.ts';
import { bulkBar, form } from './locators.ts';
import { expect, signIn, test } from './fixtures.ts';

// Each scheme in light and in dark, on ten pages that together show the whole kit. Of a page axe is asked whole once, and
// for each pair what colours can change: 36 times ten.

const softly = expect.configure({ soft: true });

test.describe.configure({ timeout: 300_000 });

interface Shown {
  readonly path: string;
  /** What is opened, chosen or wrong there. */
  readonly make?: (page: Page) => Promise<void>;
}

const chosen: Shown = {
  path: '/compute/networks?search=prod',
  async make(page) {
    await page.getByRole('grid').getByRole('checkbox').nth(1).check();
    await expect(bulkBar(page)).toBeVisible();
  },
};

const withProblems: Shown = {
  path: '/compute/routers/add',
  async make(page) {
    await form(page).getByRole('button', { name: 'Create router' }).click();
    await expect(form(page).getByRole('alert')).toBeVisible();
  },
};

const asked: Shown = {
  path: '/compute/routers?search=batch-router',
  async make(page) {
    await page.getByRole('grid').getByRole('checkbox').nth(1).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

const filtered: Shown = {
  path: '/compute/load-balancers',
  async make(page) {
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('checkbox', { name: 'Off' }).or(page.getByRole('group')).first()).toBeVisible();
  },
};

const visits: readonly (readonly Shown[])[] = [
  [chosen, withProblems, { path: '/compute/vpn/add' }, { path: '/compute/topology' }, { path: '/account/security' }],
  [
    asked,
    filtered,
    { path: '/monitoring' },
    { path: '/compute/load-balancers/:loadBalancerId/:loadBalancerPoolId/overview' },
    { path: '/s3-storage/buckets/files/:bucketName' },
  ],
];

const schemes = [...schemeNames, ...brandSchemeNames];

/** All sheets at once, as if each had been worn: what is at work says `data-scheme`. */
const addSheets = (page: Page) =>
  page.evaluate(
    (sheets) => {
      for (const text of sheets) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }
    },
    schemes.map((name) =>
      readFileSync(new URL(`../../packages/tokens/dist/schemes/${name}.css`, import.meta.url), 'utf8'),
    ),
  );

const wear = (page: Page, scheme: string, mode: string) =>
  page.evaluate(
    (worn) => {
      Object.assign(document.documentElement.dataset, worn);
      return getComputedStyle(document.documentElement).getPropertyValue('--sky-surface');
    },
    { scheme, mode },
  );

for (const [at, visit] of visits.entries()) {
  test(`in each scheme, light and dark, all of the kit can be read: ${at + 1} of ${visits.length}`, async ({
    page,
    partner,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/void');
    await addSheets(page);
    for (const { path, make } of visit) {
      await test.step(path, async () => {
        await goOn(page, await fillAddress(page, path, partner));
        await make?.(page);
        await expectShown(page);
        await softly.poll(() => problemsOf(page), path).toEqual([]);
        const surfaces = new Set<string>();
        for (const scheme of schemes) {
          for (const mode of ['light', 'dark']) {
            surfaces.add(`${scheme} ${await wear(page, scheme, mode)}`);
            softly(await colourProblemsOf(page), `${path} in ${scheme}, ${mode}`).toEqual([]);
          }
        }
        // Of each scheme both modes were at work.
        expect(surfaces.size).toBe(schemes.length * 2);
        await wear(page, 'skydeck', 'light');
      });
    }
  });
}
