import { readFile } from 'node:fs/promises';
import { form, portal } from './documents.ts';
import { pageOfGuide } from './guide.ts';
import { policyOf } from './policy.ts';
import { expect, frameOf, test } from './test.ts';

// What a portal copies from the README, as it is written there; only the console is somewhere else.

test('the page of the README shows the form, and hears that it is done', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put('/iframe/networks/add', form(site.origin));
  site.put('/add', await pageOfGuide('../README.md', server.origin));
  site.put('/networks/n%201', '<!doctype html><title>The network</title>');
  await page.goto(`${site.origin}/add`);
  const frame = await frameOf(page, server);
  await expect(frame.getByRole('button', { name: 'Create' })).toBeVisible();
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  await frame.evaluate(() => window.host?.done({ kind: 'created', resource: 'network', id: 'n 1' }));
  await expect(page).toHaveTitle('The network');
});

test('the page of the README works with a copy of the script on its own server', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put('/iframe/networks/add', form(site.origin));
  const guide = await pageOfGuide('../README.md', server.origin);
  const html = guide.replace(`${server.origin}/embed/v1/host.js`, 'own/host.js');
  site.put('/add', html, { 'content-security-policy': policyOf(server.origin, html) });
  await page.goto(`${site.origin}/add`);
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
});

test('the page of the README goes back when the form is cancelled', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put('/iframe/networks/add', form(site.origin));
  site.put('/', '<!doctype html><title>Before</title>');
  site.put('/add', await pageOfGuide('../README.md', server.origin));
  await page.goto(site.origin);
  await page.goto(`${site.origin}/add`);
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  const frame = await frameOf(page, server);
  await frame.evaluate(() => window.host?.cancelled());
  await expect(page).toHaveTitle('Before');
});

test('the route of a router is named as both guides say', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  for (const guide of ['../README.md', '../../../docs/embedding.md']) {
    const text = await readFile(new URL(guide, import.meta.url), 'utf8');
    const [, example = ''] = /`route-id` \(its destination, a space, its next hop: `([^`]+)`\)/.exec(text) ?? [];
    expect(example, guide).toMatch(/^\S+ \S+$/);
    server.put(`/iframe/routers/r-1/routes/${encodeURIComponent(example)}/edit`, form(site.origin));
    const element = `<sky-router-route-edit console-origin="${server.origin}" router-id="r-1" route-id="${example}"></sky-router-route-edit>`;
    site.put('/', portal(server.origin, element));
    await page.goto(site.origin);
    await expect(page.locator('sky-router-route-edit:state(ready)')).toHaveCount(1);
  }
});

test('the components around an element in docs/embedding.md are those of the examples', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  const guide = await read('../../../docs/embedding.md');
  expect(guide).toContain(`\`\`\`vue\n${await read('vue/RouterEdit.vue')}\`\`\``);
  expect(guide).toContain(`\`\`\`ts\n${await read('angular/src/router-edit.ts')}\`\`\``);
});

test('the page of docs/embedding.md shows the form, and says what came of it', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put('/iframe/networks/add', form(site.origin));
  site.put('/', await pageOfGuide('../../../docs/embedding.md', server.origin));
  await page.goto(site.origin);
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  // The browser writes there too: what it could not load, such as an icon that the page does not have.
  const said = page.waitForEvent('console', (message) => message.type() === 'log');
  await (
    await frameOf(page, server)
  ).evaluate(() => window.host?.done({ kind: 'created', resource: 'network', id: '7' }));
  expect((await said).text()).toBe('created network 7');
});
