import { defineConfig } from '@playwright/test';
import { quietChromium, quietShell } from '../../scripts/test/quiet-chromium.ts';

const withPictures = 'demos.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // What an element looked like and was told as lies in the element's own folder.
  snapshotPathTemplate: '{testDir}/../../elements/src/{arg}{ext}',
  // How soon something comes is a matter of the machine.
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.001 } },
  reporter: 'list',
  projects: [
    // The browser without a window draws letters otherwise, by less than anybody sees: pictures were taken with the whole one.
    { name: 'demos', testMatch: withPictures, use: { launchOptions: quietChromium } },
    { name: 'pages', testIgnore: withPictures, use: { launchOptions: quietShell } },
  ],
});
