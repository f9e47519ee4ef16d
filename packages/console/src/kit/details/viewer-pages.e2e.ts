import { goOn } from '../../../../../test/journeys/addresses.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

// That a role which may read is offered no change is a matter of each page: here those of the resources whose own journeys
// do not show it. What a viewer is told at an address that needs more: details.e2e.ts; what each address needs: app/routes.txt;
// what the server refuses: platform/src/resources/*/http.test.ts.

const changing =
  /^(Create|Allocate|Add|Edit|Delete|Release|Assign|Unassign|Run now|Stop|Enable|Disable|Restart|Restore|Remove|Build anew|Replace)( |$)/;

const resources = [
  { path: '/compute/load-balancers', title: 'Load balancers', name: 'checkout-entry' },
  { path: '/compute/vpn', title: 'VPN', name: 'stockholm-office' },
  { path: '/compute/floating-ips', title: 'Floating IPs', name: '185.44.18.101' },
  { path: '/compute/backup-plans', title: 'Backup plans', name: 'nightly-databases' },
  { path: '/compute/recovery-points', title: 'Recovery points', name: /vol|db|nightly/ },
] as const;

test('a viewer reads lists and pages of objects, and is offered no change there', async ({ page }) => {
  const main = page.getByRole('main');
  const offersNothing = async () => {
    await expect(main.getByRole('button', { name: changing })).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
  };
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/void');
  for (const { path, title, name } of resources) {
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
    });
  }

  await test.step('Balancing pools', async () => {
    await goOn(page, '/compute/load-balancers?search=checkout-entry');
    await page.getByRole('link', { name: 'checkout-entry', exact: true }).click();
    await page.getByRole('grid', { name: 'Balancing pools' }).getByRole('link', { name: 'https', exact: true }).click();
    for (const tab of [/^Members/, /^Allowed networks/, 'Overview']) {
      await main.getByRole('link', { name: tab }).click();
      await expect(main.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      await offersNothing();
    }
  });
});
