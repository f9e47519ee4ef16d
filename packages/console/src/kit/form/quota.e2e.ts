import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, live, submit } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

const QUOTA = 'Project quota after this change';
const usedUp = 'Security groups: quota of 10 exceeded.';

// spec: form.quota
test('what a project may have shows in a panel as it is written, holds its button while it is used up, and goes by the server; it shows beside the steps of a wizard, and in a partner’s page', async ({
  page,
  partner,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  const cloud = await cloudOf(page, 'payments-staging');
  await test.step('in a panel', async () => {
    await page.goto('/compute/security-groups/add');
    const quota = form(page).getByRole('region', { name: QUOTA });
    const create = submit(page, 'Create security group');
    // The project has its default group, with four rules; a new one lets everything out, by two.
    await expect(quota).toContainText(/Security groups2 of 10.*Security group rules6 of 100/);
    await pick(page, 'Allow inbound', 'HTTPS');
    await page.keyboard.press('Escape');
    await expect(quota).toContainText('8 of 100');

    // Somebody else is faster.
    const groups = await Promise.all(Array.from({ length: 9 }, () => cloud.securityGroup({ name: fresh('other') })));
    await expect(quota).toContainText('1 over quota', live);
    await field(page, 'Name').fill(fresh('one-more'));
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(usedUp);
    await cloud.removeSecurityGroup(groups[0]?.id ?? '');
    await expect(quota).toContainText('10 of 10', live);
    await expect(create).not.toHaveAttribute('aria-disabled');

    // Who does not hear of it in time is refused in the same words.
    await page.route('**/compute/quotas/**', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await field(page, 'Name').fill(fresh('one-more'));
    await cloud.securityGroup({ name: fresh('other') });
    await create.click();
    await expect(form(page).getByText(usedUp)).toBeVisible();
    await expect(quota).toHaveCount(0);
    await page.unroute('**/compute/quotas/**');
  });

  await test.step('beside the steps of a wizard, which can be walked to their end', async () => {
    await Promise.all(Array.from({ length: 19 }, () => cloud.network({ name: fresh('branch') })));
    await goOn(page, '/compute/networks/add');
    const quota = page.getByRole('complementary', { name: 'Summary' }).getByRole('region', { name: QUOTA });
    const onwards = form(page).getByRole('button', { name: /^Next: / });
    const create = submit(page, 'Create network');
    await expect(quota).toContainText(/Networks20 of 20.*Subnets0 of 30/);
    await field(page, 'Name').fill(fresh('branch'));
    await onwards.click();
    await field(page, 'CIDR').fill('10.95.0.0/24');
    await expect(quota).toContainText('1 of 30');
    await onwards.click();
    const last = await cloud.network({ name: fresh('branch') });
    await expect(quota).toContainText('1 over quota', live);
    await onwards.click();
    await expect(create).toHaveAccessibleDescription('Networks: quota of 20 exceeded.');
    await cloud.removeNetwork(last);
    await expect(create).not.toHaveAttribute('aria-disabled', live);
    await create.click();
    await expect(page).toHaveURL('/compute/networks');
  });

  await test.step('in a partner’s page', async () => {
    await page.goto(`${partner}/networks/add`);
    const frame = page.frameLocator('#place iframe');
    const shown = frame.getByRole('region', { name: QUOTA });
    // A frame is narrow: the summary is a line that opens.
    await frame.getByRole('button', { name: /^Summary/ }).click();
    await expect(shown.getByRole('heading')).toBeVisible();
    await expect(shown).toContainText(/Networks\d+ of 20.*Subnets/);
  });
});
