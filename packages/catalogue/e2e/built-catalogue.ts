import { test as base } from '@playwright/test';
import { join } from 'node:path';
import { preview } from 'vite';

/** The catalogue as it was built, served to each worker. `catalogue` is the address of its page. */
export const test = base.extend<object, { readonly catalogue: string }>({
  catalogue: [
    async ({}, use) => {
      const root = join(import.meta.dirname, '..');
      const server = await preview({
        configFile: join(root, 'vite.config.ts'),
        preview: { open: false },
        logLevel: 'error',
      });
      await use(`${server.resolvedUrls?.local[0]}catalogue/`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ catalogue }, use) => use(catalogue),
});
