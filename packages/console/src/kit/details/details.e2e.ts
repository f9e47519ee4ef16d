import { goOn } from '../../../../../test/journeys/addresses.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

// What every page of an object does, shown with a router's. What goes while it is looked at:
// kit/list/list-page.e2e.ts; who only reads: viewer-pages.e2e.ts; a tab whose address is opened: kit/list/rows.e2e.ts.

test('a tab leaves the focus where it is, a side panel gives it back; an object or an address that is nowhere says so', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers?search=edge-router');
  await page.getByRole('link', { name: 'edge-router', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const tab = page.getByRole('link', { name: /^Static routes/ });
  // The form has a button of this name, too.
  const add = page.getByRole('main').getByRole('button', { name: 'Add route' }).first();
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/routes$/);
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await add.click();
  await expect(page.getByRole('textbox', { name: 'Destination' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await test.step('a list that is higher than its page is cut nowhere: the page scrolls', async () => {
    const list = page.getByRole('region', { name: 'Static routes' });
    await page.setViewportSize({ width: 390, height: 490 });
    await expect.poll(() => list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await list.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('row').last()).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('what stands below a list has a way to its form', async () => {
    await page.getByRole('link', { name: /^Interfaces/ }).click();
    const gateway = page.getByRole('region', { name: 'External gateway' });
    await expect(gateway.getByRole('link', { name: 'Gateway to internet' })).toBeVisible();
    await gateway.getByRole('button', { name: 'Change gateway' }).click();
    await expect(page.getByRole('switch', { name: 'External gateway' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('switch', { name: 'External gateway' })).toHaveCount(0);
  });

  await test.step('an object that is nowhere', async () => {
    await goOn(page, '/compute/routers/0b8b3f0e-6f0a-4d7c-9d5e-2f0c8f8f8f8f');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Routers' }).click();
    await expect(page.getByRole('grid', { name: 'Routers' })).toBeVisible();
    await goOn(page, '/compute/routers/not-an-id');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  await test.step('an object that this person may not see says who can help, and leads to the list', async () => {
    const read = /\/compute\/routers\/[\da-f-]{36}$/;
    const refusal = { error: { err_code: 'forbidden', message: 'forbidden' } };
    await page.route(read, (route) => route.fulfill({ status: 403, json: refusal }));
    await goOn(page, '/compute/routers/0b8b3f0e-6f0a-4d7c-9d5e-2f0c8f8f8f8e');
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await expect(page.getByText('A project administrator can change your role.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Routers' })).toBeVisible();
    await page.unroute(read);
  });

  await test.step('an address that is nowhere', async () => {
    await goOn(page, '/compute/unicorns/7');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/compute/unicorns/7')).toBeVisible();
  });
});
