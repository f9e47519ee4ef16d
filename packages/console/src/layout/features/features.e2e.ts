import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Features' });
const tasks = (page: Page) => page.getByRole('switch', { name: 'Tasks in the notification center' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('skydeck.features'));

async function openFeatures(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(tasks(page)).toBeVisible();
}

// spec: feature.dialog, spec: feature.tasks
test('a list of features that cannot be had says so, broken storage is logged and switches nothing; one is switched off by keyboard, the page is loaded anew, the choice stays, and is taken back', async ({
  page,
}) => {
  const broken = '{"tasks-notifications":"off"';
  let fails = true;
  await page.route('**/features.json', async (route) => {
    if (fails) return route.fulfill({ status: 500, json: {} });
    const ours = await (await route.fetch()).json();
    const map = { id: 'map', title: 'Map of the sites', description: 'Where what stands', enabled: false };
    await route.fulfill({
      json: [
        ...ours,
        { ...map, metadata: { target: 'common' } },
        { id: 'bare', enabled: true, metadata: { target: 'self-service' } },
        { id: 'racks', title: 'Racks', enabled: true, metadata: { target: 'administration' } },
      ],
    });
  });
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('is-broken')) return;
    sessionStorage.setItem('is-broken', 'once');
    localStorage.setItem('skydeck.features', text);
  }, broken);
  const logged = page.waitForEvent('console', (message) => message.text().includes('cannot be read'));
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await logged;
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tasks(page)).toBeChecked();

  await test.step('what has no words here is called as the server calls it; features of other programs are not there', async () => {
    await expect(page.getByRole('switch', { name: 'Map of the sites' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'bare' })).toBeChecked();
    await expect(page.getByRole('switch')).toHaveCount(3);
  });

  await tasks(page).click();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  expect(await kept(page), 'what is closed without saving changes nothing').toBe(broken);
  await openFeatures(page);
  await expect(tasks(page)).toBeChecked();
  await tabTo(page, tasks(page));
  await page.keyboard.press('Space');
  await expect(tasks(page)).not.toBeChecked();
  expect(await kept(page)).toBe(broken);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save and reload' }).press('Enter');
  await loaded;
  expect(await kept(page)).toBe('{"tasks-notifications":false}');

  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await bell(page).click();
  await expect(page.getByRole('tab', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Tasks' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openFeatures(page);
  await expect(tasks(page)).not.toBeChecked();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reset to server defaults' }).click();
  await again;
  expect(await kept(page)).toBeNull();
  await bell(page).click();
  await expect(page.getByRole('tab', { name: 'Tasks' })).toBeVisible();
});
