import { credentialsOf, expect, signIn, test } from './fixtures.ts';

// What a page is told of the session in its frame, beyond who came: how it ended, and that the browser keeps it away.

const HOUR = 60 * 60_000;

test('a session that runs out is told as that, one that somebody ends as ended', async ({
  page,
  partner,
  platform,
}) => {
  const news = page.locator('#news [data-event="sky-session"]');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await expect(news).toHaveText(['Session: signed-in']);
  await platform.advance(HOUR + 60_000);
  await expect(news).toHaveText(['Session: expired', 'Session: signed-in']);
  await expect(page.frameLocator('#place iframe').getByRole('button', { name: 'Sign in' })).toBeVisible();

  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await expect(news).toHaveText(['Session: signed-in']);
  const answer = await page.request.post('/api/v2/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(news).toHaveText(['Session: signed-out', 'Session: signed-in']);
});

test('a browser that keeps the session from the frame is a reason that there is no form, until somebody signs in', async ({
  page,
  console,
  partner,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  const failed = page.locator('#news [data-event="sky-failed"]');
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  // Another site than the page's, by its number.
  const elsewhere = console.replace('localhost', '127.0.0.1');
  await page.locator('sky-network-add').evaluate((form, at) => form.setAttribute('console-origin', at), elsewhere);
  const frame = page.frameLocator('#place iframe');
  await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(failed).toHaveCount(0);
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(failed).toHaveText(['Failed: storage']);
  // The way in is in the frame: it stays in sight, and the page is told nothing twice.
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await frame.getByRole('textbox', { name: 'Domain' }).fill(credentialsOf('user').domain);
  await frame.getByRole('textbox', { name: 'User name' }).fill('nobody');
  await frame.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByText('The user name or the password is wrong.')).toBeVisible();
  await expect(failed).toHaveCount(1);
});
