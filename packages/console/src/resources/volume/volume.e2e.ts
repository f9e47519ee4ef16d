import { chooseAct, fresh, pick } from '../../../../../test/journeys/actions.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { entry, field, form, listNamed, live, pageMenu, submit, toast } from '../../../../../test/journeys/locators.ts';

// What keeps an action from being done: contract/src/volume/rules.test.ts; what each does: platform's suites.

const { row } = listNamed('Volumes');
const images = listNamed('Images');
const list = '/compute/volumes';
const END_MS = 2000;

// spec: volume.create, spec: volume.extend, spec: volume.attach, spec: volume.detach
test('a volume is created, extended, attached, detached by force and deleted', async ({ page, platform }) => {
  const name = fresh('a-ledger');
  const header = page.getByRole('main').locator('header').first();
  const size = form(page).getByRole('spinbutton');
  const ended = async (status: string) => {
    await platform.advance(END_MS);
    await expect(header).toContainText(status, live);
  };
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('created, as far as the quota goes', async () => {
    await page.goto(`${list}/add`);
    await field(page, 'Name').fill(name);
    await size.fill('16384');
    await expect(form(page).getByText(/over quota$/)).toBeVisible();
    await size.fill('10');
    await expect(form(page).getByText(/over quota$/)).toHaveCount(0);
    await submit(page, 'Create volume').click();
    await expect(toast(page, `Volume ${name} is being created`)).toBeVisible();
    await expect(row(page, name)).toContainText('Creating');
    await platform.advance(END_MS);
    await expect(row(page, name)).toContainText('Available', live);
    await row(page, name).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('10 GiB');
  });

  await test.step('extended, and not to less', async () => {
    await page.getByRole('button', { name: 'Extend', exact: true }).click();
    await size.fill('5');
    await submit(page, 'Extend volume').click();
    await expect(form(page).getByText('Must be between 11 and 16384.', { exact: true })).toBeVisible();
    await size.fill('20');
    await submit(page, 'Extend volume').click();
    await expect(header).toContainText('Extending');
    await ended('Available');
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('20 GiB');
  });

  await test.step('attached to a server that runs, and taken from it by force', async () => {
    const [server] = await (await cloudOf(page, 'payments-prod')).runningServers();
    await chooseAct(page, 'Attach');
    await pick(page, 'Server', server?.name ?? '');
    await submit(page, 'Attach volume').click();
    await ended('In use');
    await expect(page.getByRole('region', { name: 'Attached to' })).toContainText(server?.name ?? '');
    await pageMenu(page).click();
    await expect(entry(page, 'Detach')).toHaveAccessibleDescription('Stop the server first.');
    await entry(page, 'Force detach').click();
    await page.getByRole('button', { name: 'Force detach volume' }).click();
    await expect(header).toContainText('Detaching');
    await ended('Available');
  });

  await test.step('deleted', async () => {
    await chooseAct(page, 'Delete');
    await page.getByRole('button', { name: 'Delete volume' }).click();
    await expect(page).toHaveURL(list);
    await expect(row(page, name)).toContainText('Deleting');
    await platform.advance(END_MS);
    await expect(row(page, name)).toHaveCount(0, live);
  });
});

// spec: snapshot.create, spec: snapshot.to-image, spec: snapshot.revert, spec: volume.delete
test('a snapshot is created, becomes a volume, and the volume goes back to it', async ({ page, platform }) => {
  const [name, copy] = [fresh('ledger'), fresh('copy')];
  const grid = page.getByRole('grid', { name: 'Snapshots' });
  const snapshot = (text: string) => grid.getByRole('row').filter({ hasText: text });
  const choose = async (text: string, act: string) => {
    await snapshot(text).getByRole('button').last().click();
    await entry(page, act).click();
  };
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.volume({ name, size: 10 });
  await platform.advance(END_MS);

  await test.step('created', async () => {
    await page.goto(`${list}/${id}/snapshots`);
    await page.getByRole('button', { name: 'Create snapshot' }).first().click();
    await field(page, 'Name').fill('first');
    await submit(page, 'Create snapshot').click();
    await expect(snapshot('first')).toContainText('Creating');
    await platform.advance(END_MS);
    await expect(snapshot('first')).toContainText('Available', live);
    await cloud.snapshot({ volume_id: id, name: 'second' });
    await platform.advance(END_MS);
    await expect(snapshot('second')).toContainText('Available', live);
  });

  await test.step('a volume with snapshots is not deleted', async () => {
    await pageMenu(page).click();
    await expect(entry(page, 'Delete')).toHaveAccessibleDescription('It has 2 snapshots. Delete them first.');
    await page.keyboard.press('Escape');
  });

  await test.step('a volume of it', async () => {
    await choose('first', 'Create volume');
    await field(page, 'Name').fill(copy);
    await submit(page, 'Create volume').click();
    await expect(toast(page, `Volume ${copy} is being created`)).toBeVisible();
  });

  await test.step('an image of it', async () => {
    await choose('first', 'Create image');
    await expect(field(page, 'Name')).toHaveValue('first');
    await field(page, 'Name').fill(`${name}-golden`);
    await submit(page, 'Create image').click();
    await toast(page, `Image ${name}-golden is being created`).waitFor();
    await platform.advance(END_MS);
    await page.goto('/compute/images');
    await expect(images.row(page, `${name}-golden`)).toContainText('Ready', live);
    await page.goto(`${list}/${id}/snapshots`);
  });

  await test.step('back to it', async () => {
    await choose('first', 'Revert');
    await expect(page.getByText('1 newer snapshot')).toBeVisible();
    await page.getByRole('textbox', { name: /first/ }).fill('first');
    await page.getByRole('button', { name: 'Revert volume' }).click();
    await expect(snapshot('second')).toContainText('Deleting');
    await platform.advance(END_MS);
    await expect(snapshot('second')).toHaveCount(0, live);
    await expect(snapshot('first')).toContainText('Available', live);
  });
});

// spec: volume.transfer, spec: volume.clone, spec: volume.retype
test('a volume is copied, moved to another policy and given to another project', async ({
  page,
  newPerson,
  platform,
}) => {
  const name = fresh('a-ledger');
  const header = page.getByRole('main').locator('header').first();
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).volume({ name, size: 10 });
  await platform.advance(END_MS);
  await page.goto(`${list}/${id}`);
  await expect(header).toContainText('Available', live);

  await test.step('copied', async () => {
    await chooseAct(page, 'Clone');
    await expect(field(page, 'Name')).toHaveValue(`${name}-copy`);
    await submit(page, 'Create volume').click();
    await expect(toast(page, `Volume ${name}-copy is being created`)).toBeVisible();
  });

  await test.step('moved to another policy', async () => {
    await chooseAct(page, 'Change storage policy');
    await form(page).getByRole('combobox', { name: 'Storage policy' }).selectOption('archive');
    await submit(page, 'Change storage policy').click();
    await expect(header).toContainText('Changing policy');
    await platform.advance(END_MS);
    await expect(header).toContainText('Available', live);
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('archive');
  });

  await test.step('given away: the key shows once', async () => {
    await chooseAct(page, 'Transfer to another project');
    await submit(page, 'Offer volume').click();
    const copy = (what: string) => page.getByRole('button', { name: `Copy ${what}`, exact: true });
    const valueOf = async (what: string) => (await page.locator('dd', { has: copy(what) }).innerText()).trim();
    await expect(copy('Key')).toBeVisible();
    const [transfer, key] = [await valueOf('Transfer ID'), await valueOf('Key')];
    await copy('Key').click();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(header).toContainText('Awaiting transfer');

    const other = await newPerson('otherUser', { project: 'storefront' });
    await other.goto(`${list}/accept-transfer`);
    await field(other, 'Transfer ID').fill(transfer);
    await field(other, 'Key').fill('wrong');
    await submit(other, 'Accept transfer').click();
    await expect(form(other).getByText('This is not the key of the transfer.', { exact: true })).toBeVisible();
    await field(other, 'Key').fill(key);
    await submit(other, 'Accept transfer').click();
    await expect(row(other, name)).toBeVisible();
    await expect(page.getByText('Not found')).toBeVisible(live);
  });
});
