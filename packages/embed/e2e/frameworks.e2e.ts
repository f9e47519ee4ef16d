import { form } from './documents.ts';
import { example, frameworks } from './examples.ts';
import { policyOf } from './policy.ts';
import { expect, frameOf, test } from './test.ts';

// The pages that docs/embedding.md shows, each built by its own framework and used, in a portal with a strict policy.

for (const framework of frameworks) {
  test(`a page in ${framework} shows a form, is told of its end, and shows another`, async ({ page, sites }) => {
    test.slow();
    const { console: server, portal: site } = sites;
    server.put('/iframe/routers/r-1/edit', form(site.origin));
    server.put('/iframe/routers/r-2/edit', form(site.origin));
    const { html, script } = await example(framework, { console: server.origin, router: 'r-1', next: 'r-2' });
    // Angular's libraries are linked in the browser here, which a portal's own build does beforehand.
    const more = framework === 'angular' ? "'unsafe-eval'" : '';
    site.put('/', html, { 'content-security-policy': policyOf(server.origin, html, more) });
    site.put('/main.js', script, { 'content-type': 'text/javascript' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    await page.goto(site.origin);
    await expect(page.locator('sky-router-edit:state(ready)')).toHaveCount(1);
    const first = await frameOf(page, server, '/iframe/routers/r-1/edit');
    await first.evaluate(() => window.host?.done({ kind: 'updated', resource: 'router', id: 'r-1' }));
    await expect(page.locator('output')).toHaveText('updated router r-1');

    await page.getByRole('button', { name: 'Another router' }).click();
    const second = await frameOf(page, server, '/iframe/routers/r-2/edit');
    await expect(page.locator('sky-router-edit:state(ready)')).toHaveCount(1);
    await second.evaluate(() => window.host?.cancelled());
    await expect(page.locator('output')).toHaveText('cancelled');
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}
