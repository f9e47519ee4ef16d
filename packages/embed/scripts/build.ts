// The two bundles, from what tsc wrote: its decorators are already plain calls, so no second compiler has to agree.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compression } from 'vite-plugin-compression2';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Not Vite's library mode: that leaves the white space in. */
async function bundle(input: string, name: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [compression({ algorithms: ['brotliCompress', 'gzip'] })],
    build: {
      outDir: 'dist/v1',
      emptyOutDir: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { [name]: `${root}${input}` },
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  });
}

await bundle('dist/host/define.js', 'host');
await bundle('dist/guest/index.js', 'guest');
