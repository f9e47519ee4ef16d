import { defineConfig } from '@playwright/test';
import { quietChromium } from '../../scripts/test/quiet-chromium.ts';

export default defineConfig({
  testDir: '../..',
  // The journeys of one resource are in its folder; those that cross resources are here.
  testMatch: ['test/journeys/**/*.e2e.ts', 'packages/console/src/**/*.e2e.ts'],
  globalSetup: './bundle-platform.ts',
  outputDir: '../../test-results/journeys',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // A journey is a matter of seconds; what hangs is to say so soon.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    // Without a film of it: two cores that draw one miss what they are to look at.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: quietChromium,
  },
});
