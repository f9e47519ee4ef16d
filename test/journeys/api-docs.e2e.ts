import { expect, test } from './fixtures.ts';

// spec: call.docs
test('the description of the API shows under the policy of the server, and a call can be tried there', async ({
  page,
  console: at,
}) => {
  const errors: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/api/docs#/Settings/settingsAbout');
  await expect(page.getByRole('heading', { level: 1, name: /Skydeck/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('"storage-release"').first()).toBeVisible();
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(at).origin]);
  expect(errors).toEqual([]);
});
