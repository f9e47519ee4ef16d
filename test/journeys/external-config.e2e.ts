import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';
import { TestPlatform } from './platform.ts';

// What an operator sets in a file of their own (docs/configuration.md).

const test = base.extend<{ configured: TestPlatform }>({
  configured: async ({ stage: { partner, seed } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'skydeck-config-'));
    const configFile = join(folder, 'console.json');
    const links = { support: 'https://help.example/</script>' };
    writeFileSync(configFile, JSON.stringify({ languages: ['ja', 'de'], default_language: 'ja', links }));
    const platform = new TestPlatform({ partnerPort: partner.port, seed, configFile });
    await platform.start();
    await use(platform);
    await platform.remove();
    rmSync(folder, { recursive: true });
  },
});

// spec: language.offered, spec: sign-in.language
test('decides which languages there are, in which a stranger is greeted, and where help is', async ({
  page,
  configured,
}) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
  });
  // The browser speaks English, and the address Russian: neither is offered.
  await page.goto(`${configured.url}/login?locale=ru`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('link').and(page.locator('[href^="https://help.example/"]'))).toBeVisible();

  await page.keyboard.press('Control+KeyL');
  await expect(html).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: /Sprache/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([/Deutsch/, /日本語/]);
  await page.getByRole('menuitemradio', { name: /日本語/ }).click();
  await expect(html).toHaveAttribute('lang', 'ja');
  await page.goto(`${configured.url}/login?locale=de`);
  await expect(html).toHaveAttribute('lang', 'de');
  expect(refusals).toEqual([]);
});
