import { goOn } from '../../../../../test/journeys/addresses.ts';
import { poolOf } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

test('rows that come inside another object are paged, sorted, searched and filtered as any list, without the tools of a page; a few have none of it', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const subnets = [{ cidr: '10.97.0.0/24', ip_version: 4 as const }];
  const network = await cloud.network({ name: fresh('many'), ipam_enabled: true, subnets });
  const { id } = await cloud.router({ name: fresh('many'), interfaces: [{ network_id: network.id }] });
  const routes = Array.from({ length: 23 }, (_, at) => ({
    destination: `10.${100 + at}.0.0/16`,
    nexthop: `10.97.0.${200 - at}`,
  }));
  await cloud.changeRouter(id, { routes });

  await page.goto(`/compute/routers/${id}/routes`);
  const grid = page.getByRole('grid', { name: 'Static routes' });
  const first = grid.getByRole('row').nth(1);
  await expect(first).toContainText('10.100.0.0/16');
  await expect(grid.getByRole('row')).toHaveCount(21);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(grid.getByRole('row')).toHaveCount(4);

  await grid.getByRole('columnheader', { name: 'Next hop' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=nexthop/);
  await expect(first).toContainText('10.97.0.178');
  await page.getByRole('searchbox', { name: 'Search: Destination or Next hop' }).fill('10.12');
  await expect(grid.getByRole('row')).toHaveCount(4);
  for (const tool of ['Export as CSV', 'Columns', 'Views'])
    await expect(page.getByRole('button', { name: tool })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nowhere');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(grid.getByRole('row')).toHaveCount(21);

  await test.step('Enter opens a row, wherever in it the focus is', async () => {
    await goOn(page, '/compute/routers');
    await page.getByRole('checkbox', { name: /^Select many/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/compute/routers/${id}`);
  });

  await test.step('members of a pool are narrowed down by how they are', async () => {
    const listed = [
      { address: '10.30.8.211', name: 'on-duty' },
      { address: '10.30.8.212', name: 'at-rest', enabled: false },
    ];
    const balancer = await cloud.loadBalancer({
      name: fresh('members'),
      pools: [poolOf('web', { members: listed })],
    });
    const address = `/compute/load-balancers/${balancer.id}/${balancer.pools[0]?.id}/members`;
    await goOn(page, address);
    const members = page.getByRole('grid', { name: 'Members' });
    await expect(members.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
    await goOn(page, `${address}?status=${encodeURIComponent('["DISABLED"]')}`);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Off');
    await expect(members.getByRole('row')).toHaveCount(2);
    await expect(members).toContainText('at-rest');
  });
});
