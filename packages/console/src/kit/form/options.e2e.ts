import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { field, form, picker } from '../../../../../test/journeys/locators.ts';

// What every field does whose options the server finds, shown with the networks of a router.

const padded = (at: number) => String(at).padStart(2, '0');

// spec: form.options.page, form.options.search, form.options.chosen
test('a field with many choices reads 50, looks for what is typed at the server, and reads on at the end of the list', async ({
  page,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'warehouse-edge' });
  const cloud = await cloudOf(page, 'warehouse-edge');
  // Before and behind those of the demo, so that the last ones are on the second page.
  const names = Array.from({ length: 24 }, (_, at) => `${at < 20 ? 'aa' : 'zz'}-${padded(at)}`);
  const made = names.map((name, at) =>
    cloud.network({ name, ipam_enabled: true, subnets: [{ cidr: `10.99.${at}.0/24`, ip_version: 4 }] }),
  );
  await Promise.all(made);
  const option = page.getByRole('option');
  const networks = picker(page, 'Private networks');
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/compute/networks') && searchParams.has('ipam_enabled')) asked.push(searchParams);
  });
  let follow = () => {};
  const held = new Promise<void>((resolve) => (follow = resolve));
  await page.route('**/follow-first-field-*.js', (route) => held.then(() => route.continue()));
  await page.goto('/compute/routers/add');
  await expect(field(page, 'Name')).toBeFocused();

  await test.step('the first 50, by keyboard', async () => {
    await networks.press('ArrowDown');
    await expect(option).toHaveCount(50);
  });

  await test.step('what gives the first field the focus comes too late for who has begun', async () => {
    const come = page.waitForResponse('**/follow-first-field-*.js');
    follow();
    await (await come).finished();
    // Once it runs, it asks for a frame.
    await page.evaluate(async () => {
      for (let left = 5; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    });
    await expect(networks).toBeFocused();
    await expect(option).toHaveCount(50);
    await expect(option.first()).toContainText('aa-00');
    await expect(option.first()).toHaveAttribute('aria-setsize', '-1');
    expect(asked.map((query) => query.get('limit'))).toEqual(['50']);
  });

  await test.step('one that is on none of the pages read, found by its name and by its subnet', async () => {
    for (const [text, name] of [
      ['zz-23', 'zz-23'],
      ['10.99.22', 'zz-22'],
    ] as const) {
      await page.keyboard.type(text);
      await expect(option).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(form(page).getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      // What is chosen stands first until the page that it is on is read.
      await expect(option).toHaveCount(50 + (name === 'zz-23' ? 1 : 2));
    }
    const texts = asked.flatMap((query) => query.get('search') ?? []);
    expect(texts).toEqual(expect.arrayContaining(['contains:zz-23', 'contains:10.99.22']));
    // Whoever pauses is asked for: a slow machine pauses once in a while, and never after each key.
    expect(texts.length, 'not for each key').toBeLessThan('zz-23'.length + '10.99.22'.length - 4);
  });

  await test.step('nothing is found', async () => {
    await page.keyboard.type('nowhere');
    await expect(option).toHaveCount(0);
    await expect(form(page).getByRole('status').filter({ hasText: 'No matches' })).toHaveCount(1);
    await networks.fill('');
    await expect(option.first()).toBeVisible();
  });

  await test.step('the last one that is read leads to those that follow, and a page that does not come is asked for again', async () => {
    await page.route('**/compute/networks?*marker=*', (route) => route.abort());
    await option.nth(1).hover();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const retry = form(page).getByRole('button', { name: 'Try again' });
    await expect(form(page).getByRole('alert').filter({ visible: true })).toHaveCount(1);
    await page.unroute('**/compute/networks?*marker=*');
    await retry.click();
    await expect(retry).toBeHidden();
    await networks.press('ArrowDown');
    await expect.poll(() => asked.some((query) => query.has('marker'))).toBe(true);
    await networks.press('ArrowUp');
    await expect(page.getByRole('option', { name: 'zz-21' })).toBeVisible();
    await expect(option.first()).toContainText('aa-00');
    expect(asked.every((query) => query.get('limit') !== '-1')).toBe(true);
  });
});
