import type { Page } from '@playwright/test';
import { field, form, submit, toast } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { hold } from '../../../../../../test/journeys/layout-shift.ts';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>\n`);
const mark = svg('<path d="M1 1h6v6z"/>');
const file = (name: string, buffer: Buffer, mimeType = 'image/svg+xml') => ({ name, buffer, mimeType });

const scheme = (page: Page, name: string) => form(page).getByRole('radio', { name, exact: true });
const picture = (page: Page, name: string) => form(page).getByRole('group', { name, exact: true });
const worn = (page: Page) => page.locator('html');

/** Chooses a file with the browser's own chooser. */
async function bring(page: Page, name: string, brought: ReturnType<typeof file>) {
  const chooser = page.waitForEvent('filechooser');
  await picture(page, name).getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(brought);
}

const ofTheBrand = (page: Page) => form(page).getByRole('button', { name: 'Use the brand image' });

// What a picture may be: validate-picture.test.ts of the platform, and the element's own rules in sky-file-field.

// spec: theme.fields, spec: theme.domain.save
test('a domain’s administrator gives it title, scheme and logos, and its login page shows them; what is tried on is gone with the page, what may not be is refused where it was brought, and reset brings the brand back', async ({
  page,
  newPerson,
}) => {
  const jonas = await newPerson('user', { project: 'payments-prod' });
  await jonas.goto('/monitoring');
  await expect(worn(jonas)).toHaveAttribute('data-scheme', 'skydeck');
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  await page.goto('/');

  await test.step('a theme that cannot be had is asked for again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.route(/\/props$/, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings/theme');
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'Title')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Domain' })).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Choose a project. Current: Norrland Retail' }),
      'what is set is the domain’s, whatever the project',
    ).toHaveText('Norrland Retail');
  });

  await test.step('what is no picture, and what could run something, is refused', async () => {
    await field(page, 'Support').fill('javascript:alert(1)');
    await submit(page, 'Save changes').click();
    await expect(field(page, 'Support')).toHaveAccessibleDescription(/begins with https:/);
    await expect(field(page, 'Support')).toBeFocused();
    await field(page, 'Support').fill('');
    await bring(page, 'Logo', file('logo.png', Buffer.from('These are words.\n'), 'image/png'));
    await expect(picture(page, 'Logo')).toHaveAccessibleDescription(/Not an SVG, PNG, ICO or WebP file/);
    await bring(page, 'Logo', file('logo.svg', svg('<script>alert(1)</script>')));
    await expect(picture(page, 'Logo')).toHaveAccessibleDescription(/The image contains “script”/);
    await expect(ofTheBrand(page)).toHaveCount(0);
  });

  await field(page, 'Title').fill('Norrland Cloud');
  await expect(page).toHaveTitle('Theme · Norrland Cloud');
  await field(page, 'Product name').fill('Norrland Cloud');
  await scheme(page, 'Meadow').check();
  await expect(worn(page)).toHaveAttribute('data-scheme', 'meadow');
  await field(page, 'Terms of use').fill('https://norrland.example/terms');

  await test.step('what is saved does not lack a picture that is on its way', async () => {
    const { asked, release } = await hold(page, /\/theme\/pictures\/logo$/);
    await bring(page, 'Logo', file('mark.svg', mark));
    await asked;
    await expect(form(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await field(page, 'Title').press('Enter');
    await expect(submit(page, 'Save changes')).toHaveAccessibleDescription('Uploading');
    release();
    await expect(ofTheBrand(page)).toHaveCount(1);
    await expect(picture(page, 'Logo').getByText('mark.svg')).toHaveCount(0);
  });

  await bring(page, 'Sign-in logo', file('name.svg', mark));
  await expect(form(page).getByRole('figure').getByRole('img', { name: 'Norrland Cloud' })).toBeVisible();
  await expect(worn(jonas), 'nobody else sees what is not saved').toHaveAttribute('data-scheme', 'skydeck');
  await submit(page, 'Save changes').click();
  await expect(toast(page, 'Theme of Norrland Retail was saved')).toHaveCount(1);
  await expect(worn(jonas), 'everybody of the domain sees it without doing anything').toHaveAttribute(
    'data-scheme',
    'meadow',
  );
  await expect(form(page).getByRole('button', { name: 'Discard changes' })).toBeDisabled();

  await test.step('the login page of the domain wears it', async () => {
    await jonas.request.post('/api/v2/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    await jonas.goto('/login/norrland-retail');
    await expect(jonas).toHaveTitle('Sign in · Norrland Cloud');
    await expect(worn(jonas)).toHaveAttribute('data-scheme', 'meadow');
    await expect(jonas.getByRole('main').getByRole('img', { name: 'Norrland Cloud' })).toBeVisible();
    await expect(jonas.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'href',
      'https://norrland.example/terms',
    );
    await expect(jonas.getByRole('main')).not.toContainText('Skydeck');
  });

  await test.step('what is tried on is gone with the page', async () => {
    await scheme(page, 'Iris').check();
    await expect(worn(page)).toHaveAttribute('data-scheme', 'iris');
    await form(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(worn(page)).toHaveAttribute('data-scheme', 'meadow');
    await scheme(page, 'Iris').check();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(worn(page)).toHaveAttribute('data-scheme', 'iris');
    await page.reload();
    await expect(worn(page)).toHaveAttribute('data-scheme', 'meadow');
    await expect(scheme(page, 'Meadow')).toBeChecked();
    await expect(ofTheBrand(page)).toHaveCount(2);
  });

  await test.step('reset brings the brand back', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Reset to brand default' }).click();
    await page.getByRole('button', { name: 'Reset theme' }).click();
    await expect(toast(page, 'Theme of Norrland Retail was reset')).toBeVisible();
    await expect(worn(page)).toHaveAttribute('data-scheme', 'skydeck');
    await expect(scheme(page, 'Brand default')).toBeChecked();
    await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeFocused();
  });
});

// Who administers nothing: app/landing.e2e.ts.
test('a system administrator looks after each domain, and not over another with what was not saved', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/settings/theme');
  const domain = page.getByRole('combobox', { name: 'Domain' });
  await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
  await expect(field(page, 'Title')).toBeVisible();
  await domain.selectOption('Fjordlight Energy');
  await expect(page).toHaveURL(/\/settings\/theme\?domain=[0-9a-f-]{36}$/);
  await expect(scheme(page, 'Brand default')).toBeChecked();
  await field(page, 'Product name').fill('Fjordlight');
  await expect(domain).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Theme of Fjordlight Energy was saved')).toBeVisible();
  await expect(domain).toBeEnabled();
  await domain.selectOption('Default');
  await expect(field(page, 'Product name')).toHaveValue('');
});
