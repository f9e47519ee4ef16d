import { credentialsOf, expect, signIn, test } from './fixtures.ts';

// What all other journeys stand on.

test('the console and the partner are two origins', ({ console, partner }) => {
  expect(new URL(console).origin).not.toBe(new URL(partner).origin);
});

test('somebody who signed in is known', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const answer = await page.request.get('/api/v2/accounts/whoami/');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ name: credentialsOf('user').name });
});

test('the platform comes back after a power cut, where it was', async ({ page, platform }) => {
  await signIn(page, 'user');
  const { url } = platform;
  await platform.kill();
  await platform.start();
  expect(platform.url).toBe(url);
  expect((await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(200);
});
