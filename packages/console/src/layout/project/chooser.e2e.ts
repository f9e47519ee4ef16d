import type { Page } from '@playwright/test';
import { demoProjectId, expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const chooser = (page: Page) => page.getByRole('button', { name: /Choose a project/ });
const find = (page: Page) => page.getByRole('combobox', { name: 'Find a project' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Projects' });
const active = (page: Page) =>
  find(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

/** The person's projects, and so many more. */
async function withMany(page: Page, count: number) {
  const withMore = (projects: { name: string }[]) => [
    ...projects,
    ...Array.from({ length: count }, (_, at) => ({
      ...projects[0],
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `bulk-${at + 1}`,
      enabled: at !== 0,
    })),
  ];
  await page.route('**/api/v2/accounts/projects', async (route) => {
    const { data } = await (await route.fetch()).json();
    await route.fulfill({ json: { data: withMore(data) } });
  });
  await page.route('**/api/v2/session/open', async (route) => {
    const opened = await (await route.fetch()).json();
    await route.fulfill({ json: { ...opened, projects: withMore(opened.projects) } });
  });
}

/** To an address, as a link inside of the console does: the page is not loaded anew. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

// Where each key leads, what is found and which are of late: chooser.rules.test.ts.

test('by mouse and by keys, searched, found and entered; the list is read again, and stays until its box has left the screen', async ({
  page,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'storefront' });
  await page.goto('/compute/networks');
  await expect(page.getByRole('link', { name: 'web-frontend' })).toBeVisible();

  await test.step('a disabled one says so and cannot be chosen', async () => {
    await chooser(page).click();
    const disabled = page.getByRole('option', { name: /sandbox-2024/ });
    await expect(disabled).toContainText('Disabled');
    await expect(disabled).toBeDisabled();
    await expect(page.getByRole('option', { name: 'storefront' })).toHaveAttribute('aria-selected', 'true');
    await disabled.click({ force: true });
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(chooser(page)).toBeFocused();
    await expect(chooser(page)).toHaveAccessibleName('Choose a project. Current: Norrland Retail / storefront');
  });

  await test.step('keys go through it', async () => {
    await page.keyboard.press('Enter');
    await expect(find(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => active(page)).toContain('Domain administration');
    await page.keyboard.press('ArrowUp');
    // sandbox-2024, which is disabled, lies between.
    await expect.poll(() => active(page)).toBe('warehouse-edge');
    await page.keyboard.press('Home');
    await expect.poll(() => active(page)).toBe('data-platform');
  });

  await test.step('it begins anew each time', async () => {
    await find(page).fill('ware');
    await expect(page.getByRole('option', { name: 'warehouse-edge' })).toBeVisible();
    const before = await page.getByRole('option').count();
    const leaving = await chooser(page).evaluateHandle((trigger) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const box = trigger.closest('sky-popover') as HTMLElement;
      box.addEventListener('sky-closed', () => resolve(box.querySelectorAll('[role=option]').length), { once: true });
      return { optionsAtTheEnd: promise };
    });
    await page.keyboard.press('Escape');
    expect(await leaving.evaluate(({ optionsAtTheEnd }) => optionsAtTheEnd)).toBe(before);
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(find(page)).toBeFocused();
    await expect(find(page)).toHaveValue('');
  });

  await test.step('nothing of the old project stays', async () => {
    await page.keyboard.type('nothing like it');
    await expect(page.getByRole('status').filter({ hasText: 'No matching project.' })).toBeVisible();
    await find(page).fill('WARE');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chooser(page)).toHaveAccessibleName('Choose a project. Current: Norrland Retail / warehouse-edge');
    await expect(page.getByRole('link', { name: 'wh-ange', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/compute/networks');
    await expect(page.getByRole('link', { name: 'web-frontend' })).toBeHidden();
  });

  await test.step('it is read again when it opens, once for several times in a row', async () => {
    let asked = 0;
    await page.route('**/api/v2/accounts/projects', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ json: { data: [...data, { ...data[0], id: crypto.randomUUID(), name: 'brand-new' }] } });
    });
    await page.goto('/compute/networks/add');
    await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);
    const before = asked;
    await chooser(page).click();
    await page.keyboard.press('Escape');
    await chooser(page).click();
    await expect(list(page).getByRole('option', { name: 'brand-new' })).toBeVisible();
    expect(asked - before).toBe(1);
    await page.keyboard.press('Escape');
  });

  await test.step('who is writing is asked first', async () => {
    const name = page.getByRole('form').getByRole('textbox', { name: 'Name' });
    await name.fill('half');
    await chooser(page).click();
    await page.getByRole('option', { name: 'storefront' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toHaveAccessibleDescription('Your entries in “Create network” will be lost.');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('half');
    await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);
    await chooser(page).click();
    await page.getByRole('option', { name: 'storefront' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(chooser(page)).toHaveAccessibleName(/storefront/);
    await expect(page).toHaveURL('/compute/networks');
  });
});

// spec: session.project
test('of many projects the last ones are on top; hundreds are searched as they are typed; each tab stays in its own project, and a new one begins in the last', async ({
  page,
  context,
}) => {
  await withMany(page, 200);
  await signIn(page, 'otherUser', { project: 'storefront' });
  await page.goto('/monitoring');
  await chooser(page).click();
  await expect(list(page).getByRole('option')).toHaveCount(202);
  await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
  await find(page).fill('warehouse-e');
  await page.keyboard.press('Enter');
  await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);

  await chooser(page).click();
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['storefront']);
  await expect(list(page).getByRole('option', { name: 'storefront' })).toHaveCount(1);
  await page.keyboard.press('End');
  await expect.poll(() => active(page)).toBe('warehouse-edge');
  await find(page).fill('bulk-2');
  // Numbers in their order, not their digits.
  await expect(list(page).getByRole('option').nth(1)).toHaveText('bulk-20');
  await page.keyboard.press('Escape');

  await test.step('in other tabs', async () => {
    const other = await context.newPage();
    await other.goto('/monitoring');
    await expect(chooser(other)).toHaveAccessibleName(/warehouse-edge/);
    await chooser(other).click();
    await other.getByRole('option', { name: 'storefront' }).click();
    await expect(chooser(other)).toHaveAccessibleName(/storefront/);
    await page.reload();
    await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);
  });
});

// spec: shell.chooser.domain, spec: session.domain-mode, spec: session.project.query
test('domain administration is for its administrators: it lands where something can be done, and outlives a reload; an address that names a project leads out of it, switches an open console, or says that it is not open to the person', async ({
  page,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'storefront' });
  const storefront = demoProjectId('storefront');
  await page.goto('/compute/networks');

  await test.step('into it, and out of it', async () => {
    await chooser(page).click();
    await page.getByRole('option', { name: /Domain administration/ }).click();
    await expect(chooser(page)).toHaveAccessibleName(/Domain administration/);
    // By way of addresses that lead on.
    await expect(page).toHaveURL(/\/settings\/\w+/);
    const home = page.url();
    await goInside(page, '/compute/networks');
    await expect(page).toHaveURL(home);
    await page.reload();
    await expect(chooser(page)).toHaveAccessibleName(/Domain administration/);
    await expect(page).toHaveURL(home);
    await page.goto(`/compute/networks?project_id=${storefront}&search=web`);
    await expect(page.getByRole('link', { name: 'web-frontend' })).toBeVisible();
    await expect(chooser(page)).toHaveAccessibleName(/storefront/);
    await expect(page).toHaveURL('/compute/networks?search=web');
  });

  await test.step('an open console switches behind an overlay, and of two switches the newer counts', async () => {
    const switching = page.getByRole('status').filter({ hasText: 'Switching project' });
    const older = Promise.withResolvers<void>();
    await page.route(
      '**/meta',
      async (route) => {
        await older.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await chooser(page).click();
    await page.getByRole('option', { name: 'warehouse-edge' }).click();
    await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);
    const newer = Promise.withResolvers<void>();
    await page.route('**/auth/', async (route) => {
      await newer.promise;
      await route.continue();
    });
    await goInside(page, `/compute/networks?project_id=${storefront}`);
    const answered = page.waitForResponse('**/meta');
    older.resolve();
    await answered;
    await expect(switching).toBeVisible();
    await expect(page.getByRole('main').getByRole('grid')).toHaveCount(0);
    newer.resolve();
    await expect(page.getByRole('link', { name: 'web-frontend' })).toBeVisible();
    await expect(page).toHaveURL('/compute/networks');
  });

  await test.step('who may not enter it stays where they are', async () => {
    await page.goto(`/compute/networks?project_id=${demoProjectId('turbine-telemetry')}`);
    await expect(page.getByText('You do not have access to this project', { exact: true })).toBeVisible();
    await expect(chooser(page)).toHaveAccessibleName(/storefront/);
    await expect(page).toHaveURL('/compute/networks');
  });
});
