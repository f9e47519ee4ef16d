import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { codeOf } from '../../../../../test/journeys/authenticator.ts';
import { live, toast } from '../../../../../test/journeys/locators.ts';
import { credentialsOf, expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';
import type { TestPlatform } from '../../../../../test/journeys/platform.ts';

const STEP_MS = 30_000;
const jonas = credentialsOf('user');
const fresh = 'Another-Harbour-99';

const formIn = (page: Page): Locator => page.getByRole('form');
const secretField = (page: Page, name: string): Locator => formIn(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /^Account of/ });

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function enterPassword(page: Page, password: string = jonas.password): Promise<void> {
  const domain = page.getByRole('textbox', { name: 'Domain' });
  if (await domain.isEditable()) await domain.fill(jonas.domain);
  await page.getByRole('textbox', { name: 'User name' }).fill(jonas.name);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Through the page, as a person does it; answers what they keep. */
async function enrol(page: Page, platform: TestPlatform): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/account/security');
  await press(page, 'Turn on');
  await secretField(page, 'Current password').fill(jonas.password);
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: `QR code for ${jonas.name} (${jonas.domain})` });
  await expect(picture).toBeVisible();
  const shown = await formIn(page)
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .innerText();
  const secret = shown.replaceAll(/\s/g, '');
  await secretField(page, 'Code').fill(await codeOf(platform, secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have saved the codes' }).check();
  await press(page, 'Done');
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await platform.advance(STEP_MS);
  return { secret, codes: codes.map((code) => code.trim()) };
}

test('signing out elsewhere is seen in the other browser at once; the password is changed from the account menu: problems at their fields, and on with the new one', async ({
  page,
  newPerson,
  request,
}) => {
  const signInTo = (password: string) =>
    request.post('/api/v2/login', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { username: jonas.name, password, domain: jonas.domain },
    });
  const whoami = async () => (await request.get('/api/v2/accounts/whoami/')).status();
  const elsewhere = await newPerson('user');
  await elsewhere.goto('/compute/routers');
  await expect(elsewhere.getByRole('grid', { name: 'Routers' })).toBeVisible();
  expect((await signInTo(jonas.password)).status()).toBe(200);

  await signIn(page, 'user');
  await page.goto('/account/sessions');
  await test.step('one, then all the others', async () => {
    const grid = page.getByRole('grid', { name: 'Active sessions' });
    const actions = page.getByRole('button', { name: /^Actions for/ });
    const others = grid.getByRole('row').filter({ has: actions }).filter({ hasNotText: 'This session' });
    await expect(grid.getByText('This session')).toHaveCount(1);
    await expect(others).toHaveCount(2);
    await others
      .filter({ hasText: /Chrom/ })
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await press(page, 'Sign out');
    await expect(others).toHaveCount(1);
    await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible(live);
    expect(await whoami()).toBe(200);

    const everywhere = page.getByRole('button', { name: 'Sign out everywhere else' });
    await tabTo(page, everywhere);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabTo(page, everywhere.last());
    await page.keyboard.press('Enter');
    await expect(others).toHaveCount(0);
    expect(await whoami()).toBe(401);
    await expect(accountMenu(page)).toBeVisible();
  });

  expect((await signInTo(jonas.password)).status()).toBe(200);
  await accountMenu(page).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Password' });
  await expect(item).toBeVisible();
  await page.keyboard.type('Pass');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(secretField(page, 'Current password')).toBeFocused();
  await page.keyboard.type('Wrong-Guess-11');
  await secretField(page, 'New password').fill('short');
  await expect(formIn(page).getByText(/16 characters with a letter and a digit/)).toBeVisible();
  await secretField(page, 'Confirm new password').fill('shorter');
  await page.keyboard.press('Enter');
  await expect(formIn(page).getByText('Choose a stronger password.').first()).toBeVisible();
  await expect(formIn(page).getByText('Passwords do not match.').first()).toBeVisible();

  await test.step('what only the server knows is said at its field', async () => {
    // Strong by its signs, and near the person.
    const made = 'Norrland-Retail-26';
    await secretField(page, 'New password').fill(made);
    await secretField(page, 'Confirm new password').fill(made);
    await page.keyboard.press('Enter');
    await expect(formIn(page).getByText('Incorrect password.').first()).toBeVisible();
    await expect(secretField(page, 'Current password')).toBeFocused();
    await secretField(page, 'Current password').fill(jonas.password);
    await page.keyboard.press('Enter');
    await expect(
      formIn(page)
        .getByText(/based on “Norrland”/)
        .first(),
    ).toBeVisible();
    await expect(secretField(page, 'New password')).toBeFocused();
  });

  await secretField(page, 'New password').fill(fresh);
  await secretField(page, 'Confirm new password').fill(fresh);
  await expect(page.getByRole('checkbox', { name: 'Also revoke my API tokens' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Password was changed')).toBeVisible();
  await expect(accountMenu(page)).toBeFocused();
  expect(await whoami(), 'the other session is over').toBe(401);
  expect((await signInTo(fresh)).status()).toBe(200);
  await page.getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: /^Routers/ }).click();
  await expect(page.getByRole('grid', { name: 'Routers' })).toBeVisible();
});

test('the second factor is enrolled, gets new recovery codes, is asked for after the password, takes each code once, does not wait for ever, and is turned off with both factors', async ({
  page,
  platform,
}) => {
  const wrong = 'The code is incorrect or was already used.';
  const code = page.getByRole('textbox', { name: 'Code' });
  await signIn(page, 'user');
  const recoveryField = page.getByRole('textbox', { name: 'Recovery code' });
  const { secret, codes } = await enrol(page, platform);
  let used = '';
  const recovery = await test.step('new recovery codes take both factors', async () => {
    await press(page, 'Create new recovery codes');
    await secretField(page, 'Current password').fill(jonas.password);
    await secretField(page, 'Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(formIn(page).getByText(wrong).first()).toBeVisible();
    used = await codeOf(platform, secret);
    await secretField(page, 'Code').fill(used);
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await expect(list).not.toContainText(codes[0] ?? '');
    // What shows once does not leave by a slip of the hand.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Close without saving it?' })).toBeVisible();
    await press(page, 'Go back');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(list).toBeVisible();
    const made = await list.getByRole('listitem').allInnerTexts();
    await page.getByRole('checkbox', { name: 'I have saved the codes' }).check();
    await press(page, 'Done');
    await platform.advance(STEP_MS);
    return made.map((one) => one.trim());
  });

  await signOut(page);
  await test.step('a sign-in that took too long goes back to the password and says so', async () => {
    await enterPassword(page);
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    await expect(code).toBeFocused();
    await press(page, 'Use a recovery code');
    await expect(recoveryField).toBeFocused();
    await page.keyboard.type(recovery[0] ?? '');
    await platform.advance(5 * 60_000);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sign-in timed out. Enter your password again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible();
  });

  await enterPassword(page);
  await expect(code).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a 6-digit code or a 16-character recovery code.')).toBeVisible();
  // What was good for the new recovery codes is good no more.
  await code.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByText(wrong)).toBeVisible();
  await expect(code).toBeFocused();
  await page.keyboard.type(await codeOf(platform, secret));
  await page.keyboard.press('Enter');
  await expect(accountMenu(page)).toBeVisible();

  await test.step('turning it off takes both factors', async () => {
    await page.goto('/account/security');
    await press(page, 'Turn off');
    await secretField(page, 'Current password').fill(jonas.password);
    await secretField(page, 'Code').fill(recovery[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeFocused();
  });
});

// What is missing is said at its field: token.form.test.ts.
// spec: account.command-line
test('a token is made, works in a script, and is over when it is revoked; a credentials file is made with one, and the example beside it works', async ({
  page,
  console: at,
}, testInfo) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/account/tokens');
  await expect(page.getByText('No API tokens')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Create token' }));
  await page.keyboard.press('Enter');
  await expect(secretField(page, 'Name')).toBeFocused();
  await secretField(page, 'Name').fill('deploy');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Token deploy was created' })).toBeVisible();
  const secret = await page.getByText(/^sky_[\w-]{43}$/).innerText();
  await page.getByRole('checkbox', { name: 'I have copied the token' }).check();
  await press(page, 'Done');
  const grid = page.getByRole('grid', { name: 'Your tokens' });
  await expect(grid.getByRole('row').filter({ hasText: 'deploy' })).toContainText('Read only');
  await expect(page.getByText(secret)).toHaveCount(0);

  const use = (path: string, init: RequestInit = {}) =>
    fetch(`${at}${path}`, { ...init, headers: { Authorization: `Bearer ${secret}` } });
  expect((await use('/api/v2/compute/routers')).status).toBe(200);
  expect((await use('/api/v2/compute/routers', { method: 'POST' })).status).toBe(403);
  await press(page, 'Refresh');
  await expect(grid.getByRole('row').filter({ hasText: 'deploy' })).not.toContainText('Never');

  await grid.getByRole('button', { name: 'Actions for deploy' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await press(page, 'Revoke');
  await expect(page.getByText('No API tokens')).toBeVisible();
  expect((await use('/api/v2/compute/routers')).status).toBe(401);

  await goOn(page, '/account/command-line');
  const folder = testInfo.outputPath('command-line');
  const save = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, `Download ${name}`)]);
    await file.saveAs(join(folder, name));
  };
  await save('networks.sh');
  await save('networks.py');
  await press(page, 'Create credentials file');
  await secretField(page, 'Name').fill('laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Credentials file' }).last()).toBeVisible();
  await save('credentials.sh');
  await page.getByRole('checkbox', { name: 'I have saved the file' }).check();
  await press(page, 'Done');
  await expect(page.getByText(/sky_/)).toHaveCount(0);
  // The demo is no OpenStack.
  await expect(page.getByRole('heading', { name: 'OpenStack' })).toHaveCount(0);
  const run = (command: string) => promisify(execFile)('sh', ['-c', command], { cwd: folder });
  const { data } = JSON.parse((await run('sh networks.sh')).stdout) as { data: { name: string }[] };
  expect(data).toHaveLength(5);
  const { stdout } = await run('. ./credentials.sh && python3 networks.py');
  for (const { name } of data) expect(stdout).toContain(name);
});
