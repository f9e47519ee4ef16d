import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../../test/journeys/cloud.ts';
import { field, form, live, submit } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../../test/journeys/actions.ts';

const picture = (page: Page) => page.getByRole('group', { name: 'Network diagram. Use the arrow keys to move.' });
const node = (page: Page, name: RegExp | string) => picture(page).getByRole('button', { name });
const tree = (page: Page) => page.getByRole('tree', { name: 'Network tree' });
const line = (page: Page, name: RegExp | string) => tree(page).getByRole('treeitem', { name });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a network, router or server' });

// Where each key leads in the picture and in the tree, what a search leaves and how the lines run: topology.rules.test.ts.
// Who only reads: kit/details.

test('the picture shows how things hang together, and what is chosen beside it; the tree says the same; both by keyboard', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/topology');
  await expect(page.getByRole('heading', { level: 1, name: 'Network topology' })).toBeVisible();

  await test.step('the picture is one stop for Tab, and arrow keys lead through it', async () => {
    await expect(node(page, /^Network prod-core, 10\.20\.0\.0\/16/)).toContainText('checkout-api');
    await expect(node(page, /^Network db-replication.*no router/)).toBeVisible();
    const internet = node(page, /^External network internet/);
    for (const cidr of ['185.44.18.0/24', '2001:db8:18::/64'])
      await expect(internet.getByText(cidr)).toBeInViewport({ ratio: 1 });
    expect(await internet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await internet.focus();
    await page.keyboard.press('ArrowRight');
    await expect(node(page, /^Router edge-router/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(node(page, /^Router edge-router/)).toHaveAttribute('aria-pressed', 'true');
    await expect(panel(page, 'edge-router')).toContainText('185.44.18.2');
    await expect(panel(page, 'edge-router')).toContainText('100.64.0.0/10');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeFocused();
    await panel(page, 'edge-router').getByRole('button', { name: 'Close' }).press('Escape');
    await expect(panel(page, 'edge-router')).toHaveCount(0);
  });

  await test.step('while the first servers fetch their words, the picture stays', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/\.js$/);
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await node(page, /^Network dmz/).click();
    await asked;
    await expect(page).toHaveURL(/select=network/);
    await expect(node(page, /^Router edge-router/)).toBeVisible();
    release();
    await panel(page, 'dmz').getByRole('button', { name: 'sftp-01' }).click();
    await page.unrouteAll();
    await expect(panel(page, 'sftp-01')).toContainText('10.30.4.');
    await panel(page, 'sftp-01').getByRole('button', { name: 'dmz' }).click();
    await panel(page, 'dmz').getByRole('link', { name: 'Open details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'dmz' })).toBeVisible();
    await page.goBack();
    await expect(panel(page, 'dmz'), 'the address says what is chosen').toBeVisible();
  });

  await test.step('the tree, with the same choice', async () => {
    await page.getByRole('radio', { name: 'Tree' }).click();
    await expect(line(page, /^dmz/)).toHaveAttribute('aria-selected', 'true');
    await expect(line(page, /^edge-router/)).toHaveAttribute('aria-level', '2');
    await line(page, /^dmz/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(line(page, /^edge-proxy.*2 servers/)).toBeVisible();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
    await expect(line(page, /^edge-proxy-01/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'edge-proxy-01')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(line(page, /^edge-proxy-01/)).toHaveCount(0);
  });

  await test.step('its arrows point down where it is open, else to where its children will be', async () => {
    const arrow = (name: RegExp) =>
      line(page, name)
        .locator('sky-icon')
        .first()
        .evaluate((icon) => {
          const drawing = getComputedStyle(icon.shadowRoot?.querySelector('svg') as SVGElement);
          const [across = 1] = drawing.scale.split(' ').map(Number).filter(Number.isFinite);
          const turned = new DOMMatrix(getComputedStyle(icon.parentElement as HTMLElement).transform);
          const { a, b } = turned.scale(across, 1);
          // Of both zeros the one that equals 0.
          return [Math.round(a) + 0, Math.round(b) + 0];
        });
    for (const [direction, closed] of [
      ['ltr', [1, 0]],
      ['rtl', [-1, 0]],
    ] as const) {
      await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
      expect(await arrow(/^edge-router/), direction).toEqual([0, 1]);
      expect(await arrow(/^prod-core/), direction).toEqual(closed);
    }
  });
});

test('from nothing a router, an interface and a network are made in the picture; what another changes and deletes shows at once', async ({
  page,
}) => {
  const [name, network, net] = [fresh('new-way'), fresh('branch'), fresh('made-here')];
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  const cloud = await cloudOf(page, 'payments-staging');
  await page.goto('/compute/topology');
  await expect(page.getByRole('heading', { name: 'No networks or routers yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create network' }).first()).toBeEnabled();
  const subnets = [{ cidr: '10.97.0.0/24', ip_version: 4 as const }];
  const { id: networkId } = await cloud.network({ name: network, ipam_enabled: true, subnets });
  await expect(node(page, new RegExp(`^Network ${network}`))).toBeVisible(live);

  await test.step('a router with its interface', async () => {
    await page.getByRole('button', { name: 'Create router' }).click();
    await field(page, 'Name').fill(name);
    await submit(page, 'Create router').click();
    await expect(form(page)).toHaveCount(0);
    await node(page, `Router ${name}, No gateway, Active`).click();
    const addRoute = panel(page, name).getByRole('button', { name: 'Add route' });
    await expect(addRoute).toBeDisabled();
    await expect(addRoute).toHaveAccessibleDescription('Connect the router to a network first.');
    await panel(page, name).getByRole('button', { name: 'Add interface' }).click();
    await pick(page, 'Network', network);
    await submit(page, 'Add interface').click();
    await expect(form(page)).toHaveCount(0);
    await expect(panel(page, name)).toContainText('10.97.0.1');
    await expect(addRoute).toBeEnabled();
  });

  await test.step('a network, whose wizard leads back to what was chosen', async () => {
    await page.getByRole('button', { name: 'Create network' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create network' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page, name)).toBeVisible();
    await page.getByRole('button', { name: 'Create network' }).click();
    await field(page, 'Name').fill(net);
    await form(page).getByRole('switch', { name: 'IP address management' }).press('Space');
    await form(page).getByRole('button', { name: 'Next: Review' }).click();
    await submit(page, 'Create network').click();
    await expect(page).toHaveURL(/\/compute\/topology\?select=router/);
    await expect(panel(page, name)).toBeVisible();
    await expect(node(page, new RegExp(`^Network ${net}`))).toBeVisible();
  });

  await test.step('what another does', async () => {
    const { id } = await cloud.routerNamed(name);
    await cloud.renameRouter(id, `${name}-b`);
    await expect(panel(page, `${name}-b`)).toBeVisible(live);
    await cloud.disconnect(id, networkId);
    await cloud.removeRouter(id);
    await expect(panel(page, 'Not found')).toBeVisible(live);
    await expect(node(page, new RegExp(name))).toHaveCount(0);
  });
});

test('at 390 pixels the tree is first, and what is chosen lies over it; a failure of the server goes when it is over; search leaves what hangs together; it zooms', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.setViewportSize({ width: 390, height: 780 });
  const read = Promise.withResolvers<void>();
  await page.route(/\/compute\/(?:networks|routers|servers)\?/, async (route) => {
    await read.promise;
    if (route.request().url().includes('/servers?')) await route.fulfill({ status: 500, body: '{}' });
    else await route.continue();
  });
  await page.goto('/compute/topology');
  await expect(page.getByRole('heading', { level: 1, name: 'Network topology' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  read.resolve();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await line(page, /^wms-router/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'wms-router' })).toBeFocused();
  await panel(page, 'wms-router').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Diagram' }).click();
  await expect(node(page, /^Router wms-router/)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await test.step('where there is room it is searched, and zooms', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await search(page).fill('scanner-gw');
    await expect(picture(page).getByRole('button')).toHaveCount(3);
    await expect(node(page, /^Network warehouse-edge/)).toBeVisible();
    await search(page).fill('no such thing');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(node(page, /^Router edge-router/)).toBeVisible();
    const scale = page.getByRole('group', { name: 'Zoom' }).getByRole('status');
    const before = await scale.textContent();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(scale).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Fit to view' }).click();
    const paper = picture(page).locator('..');
    const scroller = paper.locator('..');
    const height = async (one: typeof paper) => (await one.boundingBox())?.height ?? 0;
    expect(await height(paper)).toBeLessThanOrEqual(await height(scroller));
  });
});
