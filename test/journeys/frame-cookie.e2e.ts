import { credentialsOf, expect, test as base } from './fixtures.ts';
import { TestPlatform } from './platform.ts';
import { startTlsProxy } from './tls-proxy.ts';

// Over TLS, on another site than the portal's: what a browser keeps of a frame, and where it brings it.

const test = base.extend<{ secure: string }>({
  secure: async ({ stage: { partner, seed } }, use, info) => {
    const proxy = await startTlsProxy();
    info.skip(proxy === null, 'openssl is not installed');
    if (!proxy) return;
    const platform = new TestPlatform({ partnerPort: partner.port, seed, publicOrigin: proxy.origin });
    try {
      await platform.start();
      proxy.leadTo(platform.url);
      partner.shows(proxy.origin);
      await use(proxy.origin);
    } finally {
      await platform.remove();
      await proxy.stop();
    }
  },
});
test.use({ ignoreHTTPSErrors: true });

test('somebody signs in in the frame once, and each page of the portal knows them; no other page does', async ({
  page,
  context,
  secure,
  partner,
}) => {
  await page.goto(`${partner}/networks/add`);
  const frame = page.frameLocator('#place iframe');
  // The browser asks for a click inside the frame before it says no.
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('button', { name: 'Sign in' }).click();
  const { name, password, domain } = credentialsOf('user');
  await frame.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await frame.getByRole('textbox', { name: 'User name' }).fill(name);
  await frame.getByRole('textbox', { name: 'Password' }).fill(password);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByLabel('MTU')).toBeVisible();
  const kept = (await context.cookies(secure)).filter(({ name: cookie }) => cookie !== 'language');
  expect(kept).toMatchObject([
    { name: '__Host-skydeck_frame', path: '/', httpOnly: true, secure: true, sameSite: 'None' },
  ]);

  const next = await context.newPage();
  await next.goto(`${partner}/routers/add`);
  const there = next.frameLocator('#place iframe');
  await expect(there.getByRole('button', { name: 'Create router' })).toBeVisible();

  const own = await context.newPage();
  await own.goto(`${secure}/compute/networks`);
  await expect(own).toHaveURL(/\/login/);

  // The way out of it is in each frame.
  await there.getByRole('button', { name: 'Sign out' }).click();
  await expect(there.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect((await context.cookies(secure)).map(({ name: cookie }) => cookie)).not.toContain('__Host-skydeck_frame');
});
