import { build } from 'esbuild';
import type { Plugin } from 'vite';

const sdk = /\/areas\/s3\/wire\/sdk\.ts$/;

/**
 * Bundles the AWS SDK before the console is: one module for the bundler and not hundreds. With all of them it puts other
 * pages together in more and larger files, 3 kB of the first list and 1 kB of a form.
 */
export const sdkInOne: Plugin = {
  name: 'sdk-in-one',
  apply: 'build',
  load: {
    filter: { id: sdk },
    async handler(id) {
      const { outputFiles } = await build({
        entryPoints: [id],
        bundle: true,
        platform: 'browser',
        format: 'esm',
        target: 'es2023',
        write: false,
        legalComments: 'none',
      });
      return { code: outputFiles[0]?.text ?? '', moduleType: 'js' };
    },
  },
};
