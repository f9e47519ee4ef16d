import { expect, test } from './fixtures.ts';

// spec: call.docs
test('the description of the API shows under the policy of the server, and a call can be tried there', async ({
  page,
  console: at,
}) => {
  // The viewer reads the whole description in the page's own thread: seconds of work beside other journeys.
  test.slow();
  const patient = { timeout: 60_000 };
  const errors: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/api/docs#/Settings/settingsAbout');
  await expect(page.getByRole('heading', { level: 1, name: /Skydeck/ })).toBeVisible(patient);
  await page.getByRole('button', { name: 'Try it out' }).click(patient);
  await page.getByRole('button', { name: 'Execute' }).click(patient);
  await expect(page.getByText('"storage-release"').first()).toBeVisible(patient);
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(at).origin]);
  expect(errors).toEqual([]);
});
