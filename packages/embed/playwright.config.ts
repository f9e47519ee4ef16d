import { defineConfig } from '@playwright/test';
import { quietChromium } from '../../scripts/test/quiet-chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  // How soon something comes is a matter of the machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: quietChromium,
    trace: 'retain-on-failure',
  },
});
