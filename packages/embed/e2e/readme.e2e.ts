import { readFile } from 'node:fs/promises';
import { form } from './documents.ts';
import { expect, frameOf, test } from './test.ts';

// What a portal copies from the README, as it is written there; only the console is somewhere else.

/** The first block of HTML of the README, and the page that is made of it. */
async function written(consoleOrigin: string): Promise<string> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, block] = /^```html\n(.*?)^```$/ms.exec(readme) ?? [];
  if (block === undefined) throw new Error('The README has no HTML to copy.');
  const here = block
    .replaceAll('https://console.example/embed/v1/', `${consoleOrigin}/`)
    .replaceAll('https://console.example', consoleOrigin);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>${here}</html>`;
}

test('the page of the README shows the form, and hears that it is done', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put('/iframe/networks/add', form(site.origin));
  site.put('/add', await written(server.origin));
  site.put('/networks/n%201', '<!doctype html><title>The network</title>');
  await page.goto(`${site.origin}/add`);
  const frame = await frameOf(page, server);
  await expect(frame.getByRole('button', { name: 'Create' })).toBeVisible();
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  await frame.evaluate(() => window.host?.done({ kind: 'created', resource: 'network', id: 'n 1' }));
  await expect(page).toHaveTitle('The network');
});

test('the page of the README goes back when the form is cancelled', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put('/iframe/networks/add', form(site.origin));
  site.put('/', '<!doctype html><title>Before</title>');
  site.put('/add', await written(server.origin));
  await page.goto(site.origin);
  await page.goto(`${site.origin}/add`);
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  const frame = await frameOf(page, server);
  await frame.evaluate(() => window.host?.cancelled());
  await expect(page).toHaveTitle('Before');
});
