import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import vue from '@vitejs/plugin-vue';
import { build, type PluginOption } from 'vite';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));

export const frameworks = ['html', 'react', 'vue', 'angular'] as const;
export type Framework = (typeof frameworks)[number];

/** One script, as somebody's build would make it. */
async function bundle(input: string, plugins: PluginOption[] = []): Promise<string> {
  const built = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'es', codeSplitting: false, entryFileNames: 'main.js' } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} made no script`);
  return chunk.code;
}

const tags = { template: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('sky-') } } };

const scripts: Readonly<Record<Exclude<Framework, 'html'>, () => Promise<string>>> = {
  react: () => bundle(`${here}react/main.tsx`),
  vue: () => bundle(`${here}vue/main.ts`, [vue(tags)]),
  async angular() {
    // Angular's own compiler: strict templates, so that a tag or an event that does not exist fails here.
    const ngc = fileURLToPath(new URL('angular/node_modules/.bin/ngc', import.meta.url));
    await run(ngc, ['-p', `${here}angular/tsconfig.json`], { cwd: `${here}angular` });
    return bundle(`${here}angular/dist/main.js`);
  },
};

/** What a portal knows: where the console is, the router it shows, and the one after that. */
export interface PortalFacts {
  readonly console: string;
  readonly router: string;
  readonly next: string;
}

/** The page of a portal, and the script it loads. */
export async function example(
  framework: Framework,
  { console, router, next }: PortalFacts,
): Promise<{ html: string; script: string }> {
  if (framework === 'html') {
    const page = await readFile(`${here}html/index.html`, 'utf8');
    const html = page.replaceAll('%CONSOLE%', console).replaceAll('%ROUTER%', router).replaceAll('%NEXT%', next);
    return { html, script: '' };
  }
  const html = `<!doctype html><html lang="en" data-console="${console}" data-router="${router}" data-next="${next}">
    <meta charset="utf-8"><title>Portal</title>
    <app-root></app-root><script type="module" src="/main.js"></script></html>`;
  return { html, script: await scripts[framework]() };
}
