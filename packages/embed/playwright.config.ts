import { defineConfig } from '@playwright/test';
import { quietChromium, quietShell } from '../../scripts/test/quiet-chromium.ts';

// What a frame of a stranger may keep is not the same without a window.
const withWindow = '**/storage-access.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  forbidOnly: Boolean(process.env['CI']),
  // Each test has three origins of its own, so that tests can run beside each other.
  fullyParallel: true,
  workers: 2,
  // How soon something comes is a matter of the machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // No trace: keeping one of each is a sixth of the work. `--trace on` brings it where one is looked into.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'frames', testIgnore: withWindow, use: { launchOptions: quietShell } },
    { name: 'storage', testMatch: withWindow, use: { launchOptions: quietChromium } },
  ],
});
