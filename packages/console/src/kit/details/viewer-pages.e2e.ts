import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

// That a role which may read is offered no change is a matter of each page, and of each of its tabs: here those of resources.
// What each address needs: app/routes.txt; what the server refuses: platform/src/resources/*/http.test.ts.

const changing =
  /^(Create|Allocate|Add|Edit|Delete|Release|Connect|Disconnect|Detach|Run now|Stop|Turn on|Turn off|Restart|Restore|Remove|Rebuild|Replace)( |$)/;

interface Looked {
  readonly path: string;
  readonly title: string;
  readonly name: string | RegExp;
  /** Of its page, each with what shows that it is there. */
  readonly tabs?: readonly (readonly [tab: RegExp, fact: string])[];
}

const resources: readonly Looked[] = [
  {
    path: '/compute/routers',
    title: 'Routers',
    name: 'edge-router',
    tabs: [
      [/^Interfaces/, 'prod-core'],
      [/^Static routes/, '100.64.0.0/10'],
    ],
  },
  {
    path: '/compute/networks?search=internet',
    title: 'Networks',
    name: 'internet',
    tabs: [
      [/^Subnets/, '185.44.18.0/24'],
      [/^Access/, 'Routed'],
    ],
  },
  {
    path: '/compute/security-groups',
    title: 'Security groups',
    name: 'ledger-db',
    tabs: [[/^Used by/, 'ledger-db-01']],
  },
  { path: '/compute/load-balancers', title: 'Load balancers', name: 'checkout-entry' },
  { path: '/compute/vpn', title: 'VPN', name: 'stockholm-office' },
  { path: '/compute/floating-ips', title: 'Floating IPs', name: '185.44.18.101' },
  { path: '/compute/backup-plans', title: 'Backup plans', name: 'nightly-databases' },
  { path: '/compute/recovery-points', title: 'Recovery points', name: /vol|db|nightly/ },
];

test('a viewer reads lists and pages of objects, and is offered no change there; an address that needs a right names it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const offersNothing = async () => {
    await expect(main.getByRole('button', { name: changing })).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
  };
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/void');
  for (const { path, title, name, tabs = [] } of resources) {
    await test.step(title, async () => {
      const link = page.getByRole('grid', { name: title }).getByRole('link', { name }).first();
      await goOn(page, path);
      await expect(link).toBeVisible();
      await offersNothing();
      const called = String(await link.textContent()).trim();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
      await expect(main.getByRole('region').or(main.getByRole('grid')).first()).toBeVisible();
      await offersNothing();
      for (const [tab, fact] of tabs) {
        await main.getByRole('link', { name: tab }).click();
        await expect(main.getByText(fact).first()).toBeVisible();
        await offersNothing();
      }
    });
  }

  await test.step('Pools', async () => {
    await goOn(page, '/compute/load-balancers?search=checkout-entry');
    await page.getByRole('link', { name: 'checkout-entry', exact: true }).click();
    await page.getByRole('grid', { name: 'Pools' }).getByRole('link', { name: 'https', exact: true }).click();
    for (const tab of [/^Members/, /^Allowed networks/, 'Overview']) {
      await main.getByRole('link', { name: tab }).click();
      await expect(main.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      await offersNothing();
    }
  });

  await test.step('Network topology', async () => {
    await page.getByRole('navigation', { name: 'Compute' }).getByRole('link', { name: 'Topology' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Network topology' })).toBeVisible();
    const router = page.getByRole('button', { name: /^Router edge-router/ });
    await expect(router).toBeVisible();
    await offersNothing();
    await router.click();
    await expect(page.getByRole('complementary', { name: 'edge-router' })).toContainText('185.44.18.2');
    await offersNothing();
  });

  await test.step('an address that needs a right names it', async () => {
    const { id } = await (await cloudOf(page, 'payments-prod')).routerNamed('edge-router');
    for (const [address, right] of [
      [`/compute/routers/${id}/edit`, 'update on compute_routers_router'],
      ['/compute/routers/add', 'create on compute_routers'],
    ] as const) {
      await goOn(page, address);
      await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
      await expect(page.getByText(right)).toBeVisible();
      await expect(page.getByText('otto.viewer')).toBeVisible();
    }
    await page.getByRole('main').getByRole('button', { name: 'Switch project' }).click();
    await expect(page.getByRole('dialog', { name: 'Switch project' })).toBeVisible();
  });
});
