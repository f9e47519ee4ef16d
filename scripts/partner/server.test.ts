import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sentence } from '../bootstrap/sentence.mjs';
import { startPartner } from './server.mjs';

/** Of another project of the compiler's. */
const list = new URL('../../packages/embed/forms/forms.ts', import.meta.url).href;
const { forms } = (await import(list)) as { readonly forms: readonly { readonly name: string }[] };

async function portal(t: { after(done: () => Promise<void>): void }) {
  const partner = await startPartner({ port: 0, console: () => 'http://localhost:1234/a"prefix/?x#y' });
  t.after(() => partner.close());
  return partner;
}

test('a page loads the elements from the console, by its exact origin and the prefix it is served below', async (t) => {
  const { url } = await portal(t);
  const page = await (await fetch(`${url}/networks/add`)).text();
  assert.match(page, /src="http:\/\/localhost:1234\/a%22prefix\/embed\/v1\/host\.js"/);
  assert.doesNotMatch(page, /%CONSOLE%/);
});

test('all that the page and its style name is there', async (t) => {
  const { url } = await portal(t);
  const page = await (await fetch(`${url}/networks/add`)).text();
  const inPage = [...page.matchAll(/(?:src|href)="(\/[^"]*\.[^"]*)"/g)].map(([, path = '']) => path);
  const sheets = inPage.filter((path) => path.endsWith('.css'));
  const styles = await Promise.all(sheets.map(async (path) => (await fetch(url + path)).text()));
  const inStyles = [...styles.join('').matchAll(/url\('([^']*)'\)/g)].map(([, path = '']) => path);
  const named = [...inPage, ...inStyles];
  assert.ok(
    ['/portal.mjs', '/icons/router.svg', '/fonts/figtree.woff2'].every((path) => named.includes(path)),
    String(named),
  );
  for (const path of named) {
    const { status, headers } = await fetch(url + path);
    assert.equal(status, 200, path);
    assert.notEqual(headers.get('content-type'), 'application/octet-stream', path);
  }
});

test('no link leads nowhere: each is a page with a form of the console, or a number to call', async (t) => {
  const { url } = await portal(t);
  const page = await (await fetch(`${url}/networks/add`)).text();
  const links = [...page.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  assert.ok(links.includes('/forms/vpn-add'), String(links));
  for (const href of links.filter((link) => !link.startsWith('tel:'))) {
    assert.equal((await fetch(new URL(href, url))).status, 200, href);
    const form = /^\/forms\/(.+)$/.exec(href)?.[1];
    assert.ok(form === undefined || forms.some(({ name }) => name === form), href);
    assert.doesNotMatch(href, /^#/);
  }
});

test('a path that leaves the folder finds nothing', async (t) => {
  const { url } = await portal(t);
  assert.equal((await fetch(`${url}/..%2f..%2fpackage.json`)).status, 404);
});

test('a port in use is one sentence', async (t) => {
  const { port } = await portal(t);
  await assert.rejects(startPartner({ port, console: () => '' }), (error) => {
    assert.ok(error instanceof Sentence);
    assert.match(error.message, new RegExp(`${port}.*in use`));
    return true;
  });
});
