import { defineConfig } from '@playwright/test';
import { quietChromium, quietShell } from '../../scripts/test/quiet-chromium.ts';

// Expressions: a glob is parsed anew for every file of the repository, a second for each process.

/** The journeys of one resource are in its folder; those that cross resources are here. */
const journeys = [/\/test\/journeys\/[\w-]+\.e2e\.ts$/, /\/packages\/console\/src\/.+\.e2e\.ts$/];

/** What only a browser with a window does as people's browsers do: showing a PDF, and what a frame may keep. */
const inWindows = [
  /\/test\/journeys\/(?:frame-elsewhere|frame-cookie)\.e2e\.ts$/,
  /\/packages\/console\/src\/areas\/s3\/files\/preview\.e2e\.ts$/,
];

export default defineConfig({
  testDir: '../..',
  testMatch: journeys,
  globalSetup: './set-up.ts',
  outputDir: '../../test-results/journeys',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // One more than the cores that the project counts on: a third of a journey is waiting.
  workers: 3,
  // A journey is a matter of seconds; what hangs is to say so soon.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    // No trace: keeping one of each is a sixth of the work. `--trace on` brings it where one is looked into.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: inWindows, use: { launchOptions: quietShell } },
    { name: 'in windows', testMatch: inWindows, use: { launchOptions: quietChromium } },
  ],
});
