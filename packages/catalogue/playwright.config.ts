import { defineConfig } from '@playwright/test';
import { quietChromium } from '../../scripts/test/quiet-chromium.ts';

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
  use: {
    launchOptions: quietChromium,
  },
});
