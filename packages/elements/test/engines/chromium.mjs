import { playwrightLauncher } from '@web/test-runner-playwright';

import { quietChromium } from '../../../../scripts/test/quiet-chromium.ts';

export const chromium = () =>
  playwrightLauncher({
    product: 'chromium',
    launchOptions: quietChromium,
  });
