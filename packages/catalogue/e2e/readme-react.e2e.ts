import { test as base, expect } from '@playwright/test';
import { blocksOf } from '../../../scripts/readme-blocks.ts';
import { served } from './served.ts';

// The starts for React, as they are written in the READMEs.

const [login] = blocksOf('elements/README.md', 'React', 'tsx');
const [rename] = blocksOf('react-bindings/README.md', 'Start', 'tsx');

const pageOf = (script: string) =>
  `<!doctype html><html lang="en"><title>React</title><div id="root"></div><script type="module" src="${script}"></script>`;

/** The addresses of both, in one project. */
const test = base.extend<object, { readonly project: string }>({
  project: [
    async ({}, use) => {
      const { url, close } = await served('at work', {
        'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
        'login/index.html': pageOf('./main.tsx'),
        'login/main.tsx': login,
        'rename/index.html': pageOf('./main.tsx'),
        'rename/main.tsx': rename,
      });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

test('the login page of React signs in', async ({ page, project }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${project}login/`);
  await page.getByRole('textbox', { name: 'User name' }).press('Enter');
  await expect(page.getByText('Enter a password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'User name' }).fill('mia.hallberg');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Hello, mia.hallberg.');
  expect(faults).toEqual([]);
});

test('the start of the bindings: a dialog, a field by its ref, an event', async ({ page, project }) => {
  await page.goto(`${project}rename/`);
  const open = page.getByRole('button', { name: 'Rename' });
  const dialog = page.getByRole('dialog', { name: 'Rename the server' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(page.getByRole('heading', { level: 1, name: 'web-01' })).toBeVisible();

  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Once more: the program has heard that it was closed.
  await open.click();
  await name.fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Rename' }).last().click();
  await expect(page.getByText('Required.')).toBeVisible();
  await name.fill('web-02');
  await page.getByRole('button', { name: 'Rename' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'web-02' })).toBeVisible();
});
