import { expect, signIn, test } from './fixtures.ts';

test('an address below /iframe that is no form leads a frame nowhere', async ({ page, console, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await page.evaluate(
    ({ address }) => {
      const frame = document.createElement('iframe');
      frame.id = 'stray';
      frame.src = address;
      document.body.append(frame);
    },
    { address: `${console}/iframe/no-such-form?host=${encodeURIComponent(partner)}` },
  );
  const stray = page.frameLocator('#stray');
  await expect(stray.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await stray.getByRole('button', { name: 'To the start page' }).click();
  await expect(stray.getByRole('button')).toHaveCount(0);
  await expect(stray.getByRole('link')).toHaveCount(0);
  await expect(stray.locator('body')).toHaveText('');
});
