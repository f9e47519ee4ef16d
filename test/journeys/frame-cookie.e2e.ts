import { credentialsOf, expect, test as base } from './fixtures.ts';
import { frameOf, typeCredentials } from './frames.ts';
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
  await page.goto(`${partner}/routers/add`);
  const frame = frameOf(page);
  const submit = frame.getByRole('button', { name: 'Create router' });
  // The browser asks for a click inside the frame before it says no.
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await typeCredentials(frame, credentialsOf('user'));
  await expect(submit).toBeVisible();
  // No other page does: this one counts in frames alone (platform, identity/partners/frames.test.ts).
  const kept = (await context.cookies(secure)).filter(({ name }) => name !== 'language');
  expect(kept).toMatchObject([
    { name: '__Host-skydeck_frame', path: '/', httpOnly: true, secure: true, sameSite: 'None' },
  ]);
  const tab = await page.request.get(`${secure}/api/v2/accounts/whoami/`);
  expect(tab.status()).toBe(401);

  await page.goto(`${partner}/forms/security-group-add`);
  await expect(frame.getByRole('button', { name: 'Create security group' })).toBeVisible();

  // The way out of it is in each frame.
  await frame.getByRole('button', { name: 'Sign out' }).click();
  await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect((await context.cookies(secure)).map(({ name }) => name)).not.toContain('__Host-skydeck_frame');
});
