import { backupsOf, untilRunEnded } from '../../../../../test/journeys/backups.ts';
import {
  bulkBar,
  entry,
  field,
  form,
  listNamed,
  live,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh, pickFilter, tabTo } from '../../../../../test/journeys/actions.ts';

const { grid, row } = listNamed('Recovery points');
const STEP_MS = 1500;

test('one is made by hand and by keyboard alone, with its progress, which the other person sees, too', async ({
  page,
  platform,
  newPerson,
}) => {
  const name = fresh('before-update');
  await signIn(page, 'user', { project: 'payments-prod' });
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await other.goto('/compute/recovery-points');
  await expect(grid(other).getByRole('link').first()).toBeVisible();
  // The addresses below their plans lead there (spec: recovery-point.addresses).
  await page.goto('/compute/backup-plans/recovery-points');
  await expect(page).toHaveURL('/compute/recovery-points');
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Create recovery point' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compute/recovery-points/add');
  // The first field, though its code comes later than the others.
  await expect(picker(page, 'Volume')).toBeFocused();
  await tabTo(page, submit(page, 'Create recovery point'));
  await page.keyboard.press('Enter');
  await expect(picker(page, 'Volume')).toHaveAccessibleDescription(/Fill in this field/);
  await expect(picker(page, 'Volume')).toBeFocused();
  await page.keyboard.type('archive');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type(name);
  await form(page).getByRole('button', { name: 'Code', exact: true }).click();
  await expect(form(page).getByRole('region', { name: 'This form as code' })).toContainText(`"name": "${name}"`);
  await tabTo(page, submit(page, 'Create recovery point'));
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toContainText('Being made, 0%');
  await expect(row(other, name)).toContainText('Being made, 0%', live);
  await platform.advance(STEP_MS);
  await expect(row(other, name)).toContainText('Being made, 25%', live);
  await platform.advance(10_000);
  await expect(row(other, name)).toContainText('Available', live);
  await row(page, name).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('Made by hand');
});

test('a chain says what builds on what: the newest goes first, or all of it at once, and what cannot go is told', async ({
  page,
  platform,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { points, planId } = await makeChain(page, platform);
  const [first, , third, fourth] = points;
  const ofPlan = `/compute/recovery-points?backup_plan_id=${encodeURIComponent(JSON.stringify([planId]))}`;
  await page.goto(`/compute/recovery-points/${first?.id}`);
  const chain = page.getByRole('region', { name: 'Chain' });
  await expect(chain).toContainText('3 later points build on it. Delete the newest first.');
  await expect(chain.getByRole('grid').getByRole('row')).toHaveCount(5);
  await pageMenu(page).click();
  await expect(entry(page, 'Delete')).toBeDisabled();
  await expect(entry(page, 'Delete')).toHaveAccessibleDescription('3 later points build on it.');

  await test.step('what cannot go is told before the press, and the other one goes', async () => {
    await page.goto(ofPlan);
    for (const point of [first, fourth])
      await page.getByRole('checkbox', { name: `Select ${point?.name}`, exact: true }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('3 later points build on it.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete recovery point' }).click();
    await expect(toast(page, `Recovery point ${fourth?.name} is being deleted`)).toBeVisible();
    await platform.advance(10_000);
    await expect(row(page, fourth?.name ?? '')).toHaveCount(0);
  });

  await page.goto(`/compute/recovery-points/${third?.id}`);
  await expect(chain).toContainText('It is the newest of its chain and can be deleted.');
  await chooseAct(page, 'Delete');
  await expect(page.getByText(/frees/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete recovery point' }).click();
  await expect(page).toHaveURL('/compute/recovery-points');
  await expect(toast(page, `Recovery point ${third?.name} is being deleted`)).toBeVisible();

  await page.goto(ofPlan);
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  await expect(row(page, third?.name ?? '')).toContainText('Being deleted');
  await platform.advance(10_000);
  await expect(grid(page).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Backup plan');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
  await page.keyboard.press('Enter');
  await expect(toast(page, '2 recovery points are being deleted')).toBeVisible();
  await expect(row(page, first?.name ?? '')).toContainText('Being deleted');
  await platform.advance(10_000);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();

  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse).toContainText(/Backup plan.*chain-/);
  await page.getByRole('button', { name: 'Remove filter: Backup plan' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await pickFilter(page, 'Volume', 'scratch');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page).toHaveURL(/\?volume_id=/);
  await expect(inUse).toContainText(/Volume.*scratch/);
});

test('one is restored to a new volume; what is wrong is said at its field, a refusal on top', async ({
  page,
  platform,
}) => {
  const name = fresh('source');
  const back = fresh('back');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const { id } = await backups.point({ volume_id: await backups.volumeId('archive'), name });
  await page.goto(`/compute/recovery-points/${id}`);
  const restore = page.getByRole('main').getByRole('button', { name: 'Restore' });
  await expect(restore).toHaveAccessibleDescription('Wait until it has been made.');
  await expect(page.getByRole('progressbar', { name: 'Making the recovery point' })).toBeVisible();
  await platform.advance(10_000);
  await expect(restore).toBeEnabled();
  await restore.click();
  await expect(page).toHaveURL(`/compute/recovery-points/${id}/restore`);
  await expect(field(page, 'Name of the new volume')).toHaveValue('archive-restored');
  const size = form(page).getByRole('spinbutton', { name: 'Size' });
  await size.fill('1');
  await submit(page, 'Restore volume').click();
  await expect(size).toHaveAccessibleDescription(/From \d+ to/);
  await size.fill('16000');
  await submit(page, 'Restore volume').click();
  await expect(form(page).getByText(/quota of 20,?000 is used up/)).toBeVisible();
  await size.fill('500');
  for (const [wrong, refusal] of [
    ['fail-409-x', 'This does not fit with what is there.'],
    ['fail-quota-x', 'The quota of 0 is used up.'],
  ] as const) {
    await field(page, 'Name of the new volume').fill(wrong);
    await submit(page, 'Restore volume').click();
    await expect(form(page).getByText(refusal)).toBeVisible();
  }
  await form(page).getByRole('button', { name: 'Code', exact: true }).click();
  const code = form(page).getByRole('region', { name: 'This form as code' });
  await code.getByText('Terraform / OpenTofu').click();
  await expect(code).toContainText(`"${id}"`);
  await form(page).getByRole('button', { name: 'Close the code' }).click();
  await field(page, 'Name of the new volume').fill(back);
  await submit(page, 'Restore volume').click();
  await expect(toast(page, `${name} is being restored to ${back}`)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Filling a new volume' })).toBeVisible();
  await platform.advance(10_000);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await backups.volumeId(back)).toBeTruthy();
});

test('one whose deletion does not work out says why, and is deleted again; who else looks at it sees it go', async ({
  page,
  platform,
  newPerson,
}) => {
  const name = fresh('fail-deleting');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const { id } = await backups.point({ volume_id: await backups.volumeId('scratch'), name });
  await platform.advance(10_000);
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await other.goto(`/compute/recovery-points/${id}`);
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  const remove = async () => {
    await chooseAct(page, 'Delete');
    await page.getByRole('button', { name: 'Delete recovery point' }).click();
    await expect(row(page, name)).toContainText('Being deleted');
  };
  await page.goto(`/compute/recovery-points/${id}`);
  await remove();
  await expect(other.getByRole('main')).toContainText('Being deleted', live);
  await pageMenu(other).click();
  for (const act of [other.getByRole('main').getByRole('button', { name: 'Restore' }), entry(other, 'Delete')])
    await expect(act).toHaveAccessibleDescription('It is being deleted already.');
  await platform.advance(10_000);
  await expect(row(page, name)).toContainText('Error while deleting', live);
  await row(page, name).getByRole('link').first().click();
  await expect(page.getByText('The backup storage did not delete it. Try again.')).toBeVisible();
  await remove();
  await platform.advance(10_000);
  await expect(row(page, name)).toHaveCount(0, live);
  await expect(other.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});

async function makeChain(
  page: Parameters<typeof backupsOf>[0],
  platform: Parameters<typeof untilRunEnded>[1],
): Promise<{ planId: string; points: Awaited<ReturnType<Awaited<ReturnType<typeof backupsOf>>['pointsOf']>> }> {
  const backups = await backupsOf(page, 'payments-prod');
  const { id: planId } = await backups.plan({ name: fresh('chain'), volumes: [await backups.volumeId('archive')] });
  for (let run = 0; run < 4; run += 1) {
    // A minute between them: their names say when they were made.
    await platform.advance(60_000);
    await backups.runPlan(planId);
    await untilRunEnded(backups, platform, planId);
  }
  return { planId, points: await backups.pointsOf(planId) };
}
