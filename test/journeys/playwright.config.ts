import { defineConfig } from '@playwright/test';

/** What keeps a browser quiet: it talks to nobody but us. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '../..',
  // The journeys of one resource are in its folder; those that cross resources are here.
  testMatch: ['test/journeys/**/*.e2e.ts', 'packages/console/src/**/*.e2e.ts'],
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
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: quiet },
  },
});
