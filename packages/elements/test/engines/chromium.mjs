import { playwrightLauncher } from '@web/test-runner-playwright';

import { quietShell } from '../../../../scripts/test/quiet-chromium.ts';
import { PagePool } from './page-pool.mjs';

export const chromium = () => {
  const pool = new PagePool();
  return playwrightLauncher({
    product: 'chromium',
    launchOptions: quietShell,
    createBrowserContext: ({ browser }) => pool.take(browser),
    createPage: ({ context }) => context.page,
  });
};
