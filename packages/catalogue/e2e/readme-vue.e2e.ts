import { expect, test } from '@playwright/test';
import { blocksOf } from '../../../scripts/readme-blocks.ts';
import { served } from './served.ts';

// The start for Vue, as it is written in the README: the setting of Vite, and the component.

const [setting] = blocksOf('elements/README.md', 'Vue', 'js');
const [component] = blocksOf('elements/README.md', 'Vue', 'vue');

test('the login page of Vue signs in', async ({ page }) => {
  const { url, close } = await served('at work', {
    'vite.config.js': setting,
    'index.html':
      '<!doctype html><html lang="en"><title>Vue</title><div id="app"></div><script type="module" src="./main.js"></script>',
    'main.js': "import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n",
    'App.vue': component,
  });
  try {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'warning' && !message.text().startsWith('Lit is in dev mode')) faults.push(message.text());
    });
    await page.goto(url);
    await page.getByRole('textbox', { name: 'User name' }).press('Enter');
    await expect(page.getByText('Enter a password.')).toBeVisible();
    await page.getByRole('textbox', { name: 'User name' }).fill('mia.hallberg');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Hello, mia.hallberg.');
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
});
